import { type Outcome, outcomes } from '../call/effect.ts'
import { callTexts } from '../texts/call.ts'
import { useTexts } from '../texts/texts.ts'
import { Key } from '../ui/shortcuts.tsx'

/** The key that chooses it on Call. */
export function OutcomeKey({ outcome }: { outcome: Outcome }) {
  const t = useTexts(callTexts)
  const key = String(outcomes.indexOf(outcome) + 1)
  return <Key of={{ name: `call.outcome.${outcome}`, key, does: t.outcomes[outcome] }} />
}
