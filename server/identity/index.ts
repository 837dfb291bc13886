export { accessTokenFor } from './access.ts'
export { mostPerPerson as mostApiTokens } from './api-tokens.ts'
export { type Identity, openIdentity } from './identity.ts'
export { inviteBuyer } from './invitations.ts'
export {
  addPerson,
  listPeople,
  normaliseEmail,
  setDisabled,
  setPassword,
  setRole,
} from './people.ts'
export { ownerOf as ownerOfEmail } from './queries.ts'
export { identityRoutes, keySetRoute } from './routes.ts'
export { supabaseAuthRoutes } from './supabase-routes.ts'
export { requireVerifiedEmail } from './verified-email.ts'
