export { type Notifications, openNotifications } from './open.ts'
export { notificationRoutes } from './routes.ts'
