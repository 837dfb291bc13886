import { useState } from 'react'
import { setPreferences, usePreferences } from '../device/preferences.ts'
import { settingsTexts } from '../texts/settings.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { keyOf, knownShortcuts, type Shortcut } from '../ui/shortcuts.tsx'
import styles from './settings.module.css'

/** Single keys can be turned off and changed, one by one. */
export function Keys() {
  const t = useTexts(settingsTexts)
  const { shortcuts, keys } = usePreferences()
  const [problem, setProblem] = useState<string>()
  const known = knownShortcuts()
  const single = known.filter(({ key }) => key.length === 1)

  function change(shortcut: Shortcut, key: string) {
    const other = single.find(one => one.name !== shortcut.name && keyOf(one) === key)
    setProblem(other && t.keyTaken(other.does))
    if (!other) setPreferences({ keys: { ...keys, [shortcut.name]: key } })
  }

  return (
    <div className={styles.form}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={shortcuts}
          onChange={event => setPreferences({ shortcuts: event.target.checked })}
        />
        {t.singleKeys}
      </label>
      <p className={styles.soft}>{t.singleKeysHint}</p>
      <ul className={styles.keys}>
        {single.map(shortcut => (
          <li key={shortcut.name}>
            <span aria-hidden="true">{shortcut.does}</span>
            <input
              aria-label={t.keyOf(shortcut.does)}
              value={keyOf(shortcut).toUpperCase()}
              maxLength={1}
              autoComplete="off"
              onChange={() => {}}
              onKeyDown={event => {
                if (event.key.length !== 1 || event.ctrlKey || event.metaKey) return
                event.preventDefault()
                change(shortcut, event.key.toLowerCase())
              }}
            />
          </li>
        ))}
      </ul>
      <p role="alert" className={styles.soft}>
        {problem ?? ''}
      </p>
      <p className={styles.soft}>{t.keyHint}</p>
      <div>
        <Button onClick={() => setPreferences({ keys: {} })}>{t.resetKeys}</Button>
      </div>
    </div>
  )
}
