import { usePreferences } from '../device/preferences.ts'
import { frameTexts } from '../texts/frame.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { activeShortcuts, Key } from '../ui/shortcuts.tsx'
import styles from './key-list.module.css'

export default function KeyList({ onClose }: { onClose(): void }) {
  const t = useTexts(frameTexts)
  const { shortcuts } = usePreferences()
  return (
    <Dialog title={t.keys.title} onClose={onClose}>
      <p className={styles.hint}>{shortcuts ? t.keys.hint : t.keys.off}</p>
      <ul className={styles.list}>
        {activeShortcuts().map(shortcut => (
          <li key={shortcut.name}>
            <span>{shortcut.does}</span>
            <span className="unseen">{shortcut.key}</span>
            <Key of={shortcut} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
