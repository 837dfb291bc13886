export { ensureBuiltIn } from './built-in.ts'
export { assessmentRoutes } from './routes.ts'
