import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import styles from './menu.module.css'

type Item = { label: string; onSelect(): void }

/** A button and what it offers; arrows, first letters and Escape work as everywhere. */
export function Menu({
  trigger,
  className,
  defaultOpen = false,
  items,
}: {
  trigger: ReactNode
  className?: string | undefined
  /** Open from the first moment, where the press that opened it came before it was loaded. */
  defaultOpen?: boolean
  items: readonly Item[]
}) {
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen}>
      <Base.Trigger className={className}>{trigger}</Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={6} className={styles.place}>
          <Base.Popup className={styles.popup}>
            {items.map(item => (
              <Base.Item key={item.label} className={styles.item} onClick={item.onSelect}>
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
