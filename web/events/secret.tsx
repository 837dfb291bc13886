import { eventTexts } from '../texts/events.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { say } from '../ui/toast.tsx'
import styles from './events.module.css'

/** Shown this once. It goes by its button alone, not by a press beside it. */
export function Secret({ secret, onClose }: { secret: string; onClose(): void }) {
  const { fresh: t } = useTexts(eventTexts)
  const copy = () =>
    navigator.clipboard
      .writeText(secret)
      .then(() => say(t.copied))
      .catch(() => say(t.notCopied, { wrong: true }))
  return (
    <Dialog title={t.secretTitle}>
      <p>{t.secret}</p>
      <code className={styles.secret}>{secret}</code>
      <div className={styles.row}>
        <Button kind="primary" onClick={() => void copy()}>
          {t.copy}
        </Button>
        <Button onClick={onClose}>{t.done}</Button>
      </div>
    </Dialog>
  )
}
