import styles from './tag.module.css'

export type Tone = 'new' | 'contacted' | 'qualified' | 'converted' | 'lost' | 'wrong' | 'warn'

/** A state as a word with a dot; never by colour alone. */
export function Tag({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
}
