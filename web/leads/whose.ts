import { usePerson } from '../api/session.ts'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { useNames } from './data.ts'

/** Says who somebody is, as far as the person here may know. */
export function useWhose() {
  const t = useTexts(leadTexts)
  const me = usePerson().id
  const names = useNames()
  return (id: string | null | undefined) =>
    !id ? t.nobody : id === me ? t.you : (names.find(one => one.id === id)?.name ?? t.somebody)
}
