export { resourceRoutes } from './resource-routes.ts'
export { ensureBuiltInResources } from './resources.ts'
