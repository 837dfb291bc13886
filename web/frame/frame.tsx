import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { pages } from '../routes.ts'
import { frameTexts } from '../texts/frame.ts'
import { useTexts } from '../texts/texts.ts'
import { Later } from '../ui/later.tsx'
import { holdTyping, Key, type Shortcut, typedMeanwhile, useShortcutAction } from '../ui/shortcuts.tsx'
import { Skeleton } from '../ui/states.tsx'
import { Bell } from './bell.tsx'
import { useFindLabel } from './find-label.ts'
import styles from './frame.module.css'
import { keepFocus } from './keep-focus.ts'
import { useLiveConnection } from './live.ts'
import { Mark } from './mark.tsx'
import { BarPlace } from './page-title.tsx'
import { Rail } from './rail.tsx'

const Find = lazy(() => import('./find.tsx'))
const KeyList = lazy(() => import('./key-list.tsx'))

export function Frame() {
  const t = useTexts(frameTexts)
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null)
  const [overlay, setOverlay] = useState<'find' | 'keys'>()
  const close = () => setOverlay(undefined)
  const openFind = () => {
    // Its code may still be on its way.
    if (overlay !== 'find') holdTyping()
    setOverlay('find')
  }
  useEffect(() => {
    if (overlay !== 'find') typedMeanwhile()
  }, [overlay])
  const findLabel = useFindLabel()
  const find: Shortcut = { name: 'frame.find', key: '/', does: t.actions.find }
  useShortcutAction(find, openFind)
  useShortcutAction({ name: 'frame.find.anywhere', key: 'Ctrl+k', does: t.actions.find }, openFind)
  useShortcutAction({ name: 'frame.keys', key: '?', does: t.actions.keys }, () => setOverlay('keys'))
  useLiveConnection()
  useEffect(keepFocus, [])
  const { main, page } = useFocusOnNavigation()

  return (
    <div className={page?.alone ? undefined : styles.frame}>
      <a className={styles.skip} href="#main">
        {t.skip}
      </a>
      {!page?.alone && <Rail />}
      <div className={styles.column}>
        <header className={page?.alone ? styles.aloneBar : styles.bar}>
          {page?.alone && <Mark />}
          <div className={styles.place} ref={setBarPlace} />
          {!page?.alone && (
            <>
              <button type="button" className={styles.find} onClick={openFind}>
                {findLabel} <Key of={find} />
              </button>
              <Bell />
            </>
          )}
        </header>
        <main id="main" ref={main} tabIndex={-1} className={page?.alone ? styles.alone : styles.main}>
          <BarPlace value={barPlace}>
            <Suspense fallback={<Skeleton />}>
              <Later>
                <Outlet />
              </Later>
            </Suspense>
          </BarPlace>
        </main>
      </div>
      <Suspense>
        {overlay === 'find' && <Find onClose={close} onShowKeys={() => setOverlay('keys')} />}
        {overlay === 'keys' && <KeyList onClose={close} />}
      </Suspense>
    </div>
  )
}

/** A new page takes the focus, so that it is read out and the keyboard goes on from there; it names the tab too. */
function useFocusOnNavigation() {
  const t = useTexts(frameTexts)
  const main = useRef<HTMLElement>(null)
  const address = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath as string | undefined })
  const isFirst = useRef(true)
  const page = pages.find(one => one.address === address)
  useEffect(() => {
    document.title = page ? `${t.pages[page.name]} · Mettle` : 'Mettle'
    if (!isFirst.current) main.current?.focus()
    isFirst.current = false
  }, [page, t])
  return { main, page }
}
