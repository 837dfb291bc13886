export { ensureBuiltIn } from './built-in.ts'
export { assessmentJobs } from './jobs.ts'
export { assessmentRoutes } from './routes.ts'
export { assessmentSettings } from './settings.ts'
