import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { useTexts } from '../texts/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import styles from './dialog.module.css'

type Props = {
  title: string
  /** The title is heard but not seen, where the content says it anyway. */
  quietTitle?: boolean
  /** Without it there is no way out but what the content offers. */
  onClose?: () => void
  wide?: boolean | 'table'
  /** What has the focus first, where it is not the first field. */
  firstFocus?: string
  children: ReactNode
}

const firstField = 'input:not([type=hidden]), textarea, select'

export function Dialog({ title, quietTitle, onClose, wide, firstFocus = firstField, children }: Props) {
  const t = useTexts(uiTexts)
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open onOpenChange={open => !open && onClose?.()} disablePointerDismissal={!onClose}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          ref={popup}
          className={wide ? `${styles.wide} ${wide === 'table' ? styles.table : ''}` : styles.popup}
          // What is to be filled in comes before the control that closes it.
          initialFocus={() => popup.current?.querySelector<HTMLElement>(firstFocus) ?? true}
        >
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
