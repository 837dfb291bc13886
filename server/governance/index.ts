export { extendChain } from './chain.ts'
export { auditRoutes } from './routes.ts'
