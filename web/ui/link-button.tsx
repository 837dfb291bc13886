import { Link } from '@tanstack/react-router'
import styles from './button.module.css'

/** Leads to another page and looks like what is pressed. */
export function LinkButton({
  to,
  search = {},
  kind = 'plain',
  children,
}: {
  to: string
  search?: Record<string, unknown>
  kind?: 'primary' | 'plain'
  children: string
}) {
  return (
    <Link to={to} search={search as never} className={`${styles.button} ${styles.link} ${styles[kind]}`}>
      {children}
    </Link>
  )
}
