import { lazy, Suspense, useState } from 'react'
import { type Person, usePerson } from '../api/session.ts'
import { frameTexts } from '../texts/frame.ts'
import { useTexts } from '../texts/texts.ts'
import { Face } from '../ui/face.tsx'
import styles from './me.module.css'

const MeMenu = lazy(() => import('./me-menu.tsx'))

export const nameOf = ({ first_name, last_name, email }: Person) =>
  [first_name, last_name].filter(Boolean).join(' ') || email || ''

/** Who is signed in, and what is theirs to do from anywhere. */
export function Me() {
  const t = useTexts(frameTexts)
  const person = usePerson()
  const name = nameOf(person)
  // The menu is loaded with the first press: it weighs more than the rest of the frame.
  const [isWanted, setWanted] = useState(false)
  const look = (
    <>
      <Face name={name} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.role}>{t.roles[person.role]}</span>
      </span>
    </>
  )
  const button = (
    <button type="button" className={styles.me} aria-haspopup="menu" onClick={() => setWanted(true)}>
      {look}
    </button>
  )
  return (
    <div className={styles.place}>
      {isWanted ? (
        <Suspense fallback={button}>
          <MeMenu className={styles.me}>{look}</MeMenu>
        </Suspense>
      ) : (
        button
      )}
    </div>
  )
}
