/**
 * Addresses that the service answers while the app is edited; all others are Vite's, which gives out the app's own files
 * under their paths: web/api/client.ts is /api/client.ts.
 */
export const ofService =
  /^\/(api|auth\/v1|realtime\/v1|assets|setup|invite|reset|verify|forgot|feedback|unsubscribe)\b(?!.*\.tsx?(\?|$))/
