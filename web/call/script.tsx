import { callTexts } from '../texts/call.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './side.module.css'

/** What to say; an admin who writes one sees it as a telecaller will. */
export function Script({ script }: { script: { title: string; body: string } | null }) {
  const t = useTexts(callTexts)
  return (
    <section className={styles.section}>
      <h2>{script ? t.script(script.title) : t.noScript}</h2>
      {script?.body.split(/\n+/).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name but their place
        <p key={place}>{paragraph}</p>
      ))}
    </section>
  )
}
