import type { App, Bearer } from '../platform/http/app-types.ts'

export { accessTokenFor } from './access.ts'
export {
  addPerson,
  findPerson,
  listPeople,
  type NewPerson,
  setDisabled,
  setPassword,
  setRole,
} from './people.ts'
export type { PersonRecord } from './schemas.ts'

export type Identity = Awaited<ReturnType<typeof openIdentity>>

export async function openIdentity(_parts: unknown) {
  return {
    bearerOf: async (header: string | undefined): Promise<Bearer | undefined> =>
      header?.startsWith('Bearer ') ? { id: header.slice(7), sees: 'own' } : undefined,
    ready: async () => {},
    accessTokenFor: async (person: string) => person,
    greeting: async (address: string) => `Mettle listens on ${address}`,
  }
}
export function identityRoutes(_app: App, _parts: unknown) {}
