import { Refusal } from '../api/refusal.ts'
import { useFormat } from '../texts/format.ts'
import { objectionOf } from '../texts/refusals.ts'
import { signInTexts } from '../texts/sign-in.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './entry.module.css'

/** Why signing in or up was refused, where it is no single field's fault. */
export function EntryNotice({ error }: { error: unknown }) {
  const t = useTexts(signInTexts)
  const format = useFormat()
  return (
    <div role="alert" className={error ? styles.notice : undefined}>
      {said()}
    </div>
  )

  function said() {
    if (!error) return ''
    if (typeof error === 'string') return error
    if (!(error instanceof Refusal)) return t.notNow
    if (error.status === 0) return t.noLine
    if (error.status === 429) return error.retryAt ? t.tooManyUntil(format.time(error.retryAt)) : t.tooMany
    if (error.status === 401) return t.wrong
    return error.status >= 500 ? t.notNow : objectionOf(error)
  }
}
