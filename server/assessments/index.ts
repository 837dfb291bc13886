export { ensureBuiltIn } from './built-in.ts'
export { assessmentJobs } from './jobs.ts'
export { assessmentRoutes } from './routes.ts'
export { assessmentSetting } from './settings.ts'
