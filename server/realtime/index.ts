export { type Feed, openFeed } from './feed.ts'
export { realtimeRoutes } from './routes.ts'
