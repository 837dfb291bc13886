import styles from './mark.module.css'

/** Mettle's own mark with its name. */
export function Mark() {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="M7 23V10.5l9 8 9-8V23" />
      </svg>
      Mettle
    </span>
  )
}
