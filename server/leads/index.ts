export { leadJobs } from './jobs.ts'
export { leadRoutes } from './routes.ts'
export { leadSettings } from './settings.ts'
