import type { ButtonHTMLAttributes, Ref } from 'react'
import styles from './button.module.css'
import { Key, type Shortcut, useShortcut } from './shortcuts.tsx'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: 'primary' | 'plain' | 'quiet'
  /** Work is under way: pressing again does nothing, the button stays as large as it was. */
  busy?: boolean
  /** Pressed by this key as well, which is shown on it. */
  shortcut?: Shortcut
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  kind = 'plain',
  busy,
  shortcut,
  className,
  children,
  onClick,
  ref,
  ...rest
}: Props) {
  const press = useShortcut(shortcut, rest.disabled || busy)
  return (
    <button
      type="button"
      {...rest}
      ref={element => {
        press(element)
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      className={[styles.button, styles[kind], className].filter(Boolean).join(' ')}
      aria-disabled={busy || undefined}
      onClick={event => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {children}
      {shortcut && <Key of={shortcut} />}
    </button>
  )
}
