import type { ReactNode } from 'react'
import { Refusal } from '../api/refusal.ts'
import { useIsManaging } from '../leads/data.ts'
import { Wrong } from '../ui/states.tsx'

/** What the service would refuse is not asked of it. */
export function ForManagers({ children }: { children: ReactNode }) {
  if (useIsManaging()) return children
  return <Wrong error={new Refusal(403, { code: 'FORBIDDEN', message: 'For managers.' })} />
}
