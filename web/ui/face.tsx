import styles from './face.module.css'

const initials = (name: string) =>
  name
    .split(/[\s@]+/)
    .slice(0, 2)
    .map(part => part.charAt(0).toUpperCase())
    .join('')

/** Somebody's initials beside their name. */
export const Face = ({ name }: { name: string }) => (
  <span className={styles.face} aria-hidden="true">
    {initials(name)}
  </span>
)
