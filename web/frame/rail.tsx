import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { usePerson } from '../api/session.ts'
import { type Page, railOf } from '../routes.ts'
import { frameTexts } from '../texts/frame.ts'
import { useTexts } from '../texts/texts.ts'
import { useCount } from './counts.ts'
import { useLiveCounts } from './live-counts.ts'
import { LiveState } from './live-state.tsx'
import { Mark } from './mark.tsx'
import { Me } from './me.tsx'
import styles from './rail.module.css'

const MorePages = lazy(() => import('./more-pages.tsx'))
// On a phone the rail is a bar of five: these many pages, and what opens the rest.
const inBottomBar = 4

export function Rail() {
  const t = useTexts(frameTexts)
  const { id, role } = usePerson()
  useLiveCounts(id)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const pages = railOf(role)
  const plain = pages.filter(page => !page.rail?.group)
  const strengths = pages.filter(page => page.rail?.group === 'strengths')
  return (
    <nav className={styles.rail} aria-label={t.main}>
      <Link to="/" className={styles.brand}>
        <Mark />
      </Link>
      <ul>
        {plain.map((page, place) => (
          <li key={page.name} className={place < inBottomBar ? undefined : styles.wideOnly}>
            <RailLink page={page} />
          </li>
        ))}
        {strengths.length > 0 && (
          <li className={plain.length < inBottomBar ? undefined : styles.wideOnly}>
            <span className={styles.group}>{t.strengths}</span>
            <ul>
              {strengths.map((page, place) => (
                <li
                  key={page.name}
                  className={plain.length + place < inBottomBar ? undefined : styles.wideOnly}
                >
                  <RailLink page={page} />
                </li>
              ))}
            </ul>
          </li>
        )}
        <li className={styles.narrowOnly}>
          <button
            type="button"
            className={styles.more}
            aria-haspopup="dialog"
            onClick={() => setMoreOpen(true)}
          >
            {t.more}
          </button>
        </li>
      </ul>
      <LiveState />
      <Me />
      {isMoreOpen && (
        <Suspense>
          <MorePages onClose={() => setMoreOpen(false)} />
        </Suspense>
      )}
    </nav>
  )
}

function RailLink({ page }: { page: Page }) {
  const t = useTexts(frameTexts)
  const count = useCount(page.rail?.count)
  return (
    <Link to={page.address} className={styles.link}>
      {t.pages[page.name]}
      {count && <span className={styles.count}>{count}</span>}
    </Link>
  )
}
