import { dismissRefused, useRefused } from '../frame/unsent.ts'
import { callTexts } from '../texts/call.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import styles from './not-saved.module.css'

/** What the service would not take, with the words that were typed, until somebody has read it. */
export function NotSaved() {
  const t = useTexts(callTexts)
  const refused = useRefused()
  if (refused.length === 0) return null
  return (
    <section className={styles.refused} aria-label={t.notSaved}>
      <h2>{t.notSaved}</h2>
      {refused.map(({ id, about, reason, body }) => (
        <div key={id}>
          <p>{t.notSavedMore(about, reason)}</p>
          {(body as { content?: string }).content && <p>{(body as { content?: string }).content}</p>}
          <Button onClick={() => dismissRefused(id)}>{t.dismiss}</Button>
        </div>
      ))}
    </section>
  )
}
