import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import styles from './dialog.module.css'

type Props = {
  title: string
  /** The title is heard but not seen, where the content says it anyway. */
  quietTitle?: boolean
  /** Without it there is no way out but what the content offers. */
  onClose?: () => void
  wide?: boolean
  children: ReactNode
}

export function Dialog({ title, quietTitle, onClose, wide, children }: Props) {
  const t = useTexts(uiTexts)
  return (
    <Base.Root open onOpenChange={open => !open && onClose?.()} disablePointerDismissal={!onClose}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={wide ? styles.wide : styles.popup}>
          <div className={quietTitle ? 'unseen' : styles.head}>
            <Base.Title>{title}</Base.Title>
            {onClose && !quietTitle && <Base.Close className={styles.close}>{t.close}</Base.Close>}
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
