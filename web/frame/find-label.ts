import { usePerson } from '../api/session.ts'
import { railOf } from '../routes.ts'
import { frameTexts } from '../texts/frame.ts'
import { useTexts } from '../texts/texts.ts'

export const useSeesLeads = () => railOf(usePerson().role).some(({ name }) => name === 'leads')

/** Leads are offered to those who have any. */
export function useFindLabel() {
  const { find } = useTexts(frameTexts)
  return useSeesLeads() ? find.open : find.openWithoutLeads
}
