import { peopleTexts } from '../texts/people.ts'
import { useTexts } from '../texts/texts.ts'
import button from '../ui/button.module.css'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { say } from '../ui/toast.tsx'
import { type Letter, useDropLetter, useSendLetter } from './data.ts'
import styles from './people.module.css'

const mailTo = ({ to, subject, text }: Letter) =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`

/** A letter as it would have left, and the ways to bring it to whom it is for. */
export default function ReadLetter({
  letter,
  mayLeave,
  onClose,
}: {
  letter: Letter
  mayLeave: boolean
  onClose(): void
}) {
  const { mail: t } = useTexts(peopleTexts)
  const send = useSendLetter()
  const drop = useDropLetter()
  const { id, to, subject, text, state } = letter
  const quiet = () => {}
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => say(t.copied))
      .catch(() => say(t.notCopied, { wrong: true }))
  const leave = (what: string) => {
    say(what)
    onClose()
  }
  return (
    <Dialog title={subject} wide onClose={onClose}>
      <div className={styles.part}>
        <p className={styles.soft}>
          {t.to}: {to}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={styles.letter} aria-label={t.text} tabIndex={0}>
          {text}
        </section>
        <div className={styles.row}>
          {mayLeave && state !== 'waiting' && (
            <Button
              kind="primary"
              busy={send.isPending}
              onClick={() => void send.mutateAsync(id).then(() => leave(t.sending), quiet)}
            >
              {t.send}
            </Button>
          )}
          <Button kind={mayLeave ? 'plain' : 'primary'} onClick={() => void copy()}>
            {t.copy}
          </Button>
          <a className={`${button.button} ${button.link} ${button.plain ?? ''}`} href={mailTo(letter)}>
            {t.openOwn}
          </a>
          <Button
            busy={drop.isPending}
            onClick={() => void drop.mutateAsync(id).then(() => leave(t.gone), quiet)}
          >
            {t.done}
          </Button>
        </div>
        {(send.error ?? drop.error) && <NotDone error={send.error ?? drop.error} />}
      </div>
    </Dialog>
  )
}
