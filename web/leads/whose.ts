import { usePerson } from '../api/session.ts'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { useIsManaging, useNames } from './data.ts'

/** Says who somebody is, as far as the person here may know; nothing while the names are still to come. */
export function useWhose() {
  const t = useTexts(leadTexts)
  const me = usePerson().id
  const names = useNames()
  const unknown = useIsManaging() && names.length === 0 ? '' : t.somebody
  return (id: string | null | undefined) =>
    !id ? t.nobody : id === me ? t.you : (names.find(one => one.id === id)?.name ?? unknown)
}
