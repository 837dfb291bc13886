import type { Role } from '../routes.ts'

type PlaceName = 'rules' | 'checkpoints' | 'erasures' | 'holds' | 'backups' | 'letters' | 'tokens' | 'ownData'
type Place = { name: PlaceName; to: string; search?: { part: string }; for?: readonly Role[] }

const admin: readonly Role[] = ['admin']

/** Parts of pages that somebody may look for by their own name. */
const places: readonly Place[] = [
  { name: 'rules', to: '/definitions', search: { part: 'rules' }, for: admin },
  { name: 'checkpoints', to: '/audit', for: admin },
  { name: 'erasures', to: '/keep', search: { part: 'erasures' }, for: admin },
  { name: 'holds', to: '/keep', search: { part: 'holds' }, for: admin },
  { name: 'backups', to: '/keep', search: { part: 'backups' }, for: admin },
  { name: 'letters', to: '/settings', search: { part: 'letters' } },
  { name: 'tokens', to: '/settings', search: { part: 'tokens' } },
  { name: 'ownData', to: '/settings', search: { part: 'data' } },
]

export const placesFor = (role: Role) => places.filter(place => !place.for || place.for.includes(role))
