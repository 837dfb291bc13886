export { type Feed, openFeed } from './feed.ts'
export { webSocketRoute } from './phoenix/routes.ts'
export { openSockets, type Sockets } from './phoenix/sockets.ts'
export { realtimeRoutes } from './routes.ts'
