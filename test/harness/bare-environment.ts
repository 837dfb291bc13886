/** For a process that shall see none of our settings. What was compiled for others it need not compile again. */
export const bareEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
}
