export { assessmentRoutes } from './routes.ts'
