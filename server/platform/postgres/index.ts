export { findDebianServer } from './binaries.ts'
export { connectOrStart } from './connect-or-start.ts'
export { type Postgres, startPostgres } from './start.ts'
