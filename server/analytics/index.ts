export { foldAll } from './fold.ts'
export { analyticsJobs } from './jobs.ts'
export { analyticsRoutes } from './routes.ts'
