import { Link } from '@tanstack/react-router'
import { usePerson } from '../api/session.ts'
import { railOf } from '../routes.ts'
import { frameTexts } from '../texts/frame.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useFrameActions } from './actions.ts'
import { nameOf } from './me.tsx'
import styles from './more-pages.module.css'

/** On a phone: every page and what is one's own. */
export default function MorePages({ onClose }: { onClose(): void }) {
  const t = useTexts(frameTexts)
  const person = usePerson()
  const actions = useFrameActions()
  return (
    <Dialog title={t.morePages} onClose={onClose}>
      <p className={styles.person}>
        {nameOf(person)} · {t.roles[person.role]}
      </p>
      <ul className={styles.list}>
        {railOf(person.role).map(page => (
          <li key={page.name}>
            <Link to={page.address} className={styles.link} onClick={onClose}>
              {t.pages[page.name]}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.list}>
        {actions.map(action => (
          <li key={action.name}>
            <Button
              kind="quiet"
              onClick={() => {
                onClose()
                action.run()
              }}
            >
              {action.label}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
