import { Refusal } from '../api/refusal.ts'
import { type Formatter, useFormat } from '../texts/format.ts'
import { objectionOf } from '../texts/refusals.ts'
import { useTexts } from '../texts/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import parts from './parts.module.css'

/** Why what somebody wanted was not done: what the service objects to in its own words, what it could not do in ours. */
export function NotDone({ error }: { error: unknown }) {
  const { notDone: t } = useTexts(uiTexts)
  const format = useFormat()
  return (
    <p role="alert" className={parts.notice}>
      {sentenceOf(error, t, format)}
    </p>
  )
}

function sentenceOf(error: unknown, t: (typeof uiTexts)['en']['notDone'], format: Formatter): string {
  if (!(error instanceof Refusal) || error.status >= 500) return t.server
  if (error.status === 0) return t.offline
  if (error.status === 429) return error.retryAt ? t.tooManyUntil(format.time(error.retryAt)) : t.tooMany
  return objectionOf(error)
}
