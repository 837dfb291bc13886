import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import styles from './lead-pane.module.css'

type Props = { count: number; busy: boolean; onConfirm(): void; onClose(): void }

export default function ConfirmDelete({ count, busy, onConfirm, onClose }: Props) {
  const { bulk: t, edit } = useTexts(leadTexts)
  return (
    <Dialog title={t.sure(count)} onClose={onClose}>
      <p>{t.sureMore}</p>
      <div className={styles.row}>
        <Button kind="primary" busy={busy} onClick={onConfirm}>
          {t.remove}
        </Button>
        <Button onClick={onClose}>{edit.cancel}</Button>
      </div>
    </Dialog>
  )
}
