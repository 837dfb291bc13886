import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { Key } from '../ui/shortcuts.tsx'
import styles from './leads.module.css'

/** The keys of the list, as they are now; the list behind ? is what a screen reader hears. */
export function KeyHints({ isBoard }: { isBoard: boolean }) {
  const { keys: t } = useTexts(leadTexts)
  const move = { keys: ['leads.down:j', 'leads.up:k'], label: t.move }
  const all = { keys: ['frame.keys:?'], label: t.allShort }
  const hints = isBoard
    ? [move, { keys: ['board.back:[', 'board.onward:]'], label: t.moveStatusShort }, all]
    : [
        move,
        { keys: ['leads.select:x'], label: t.selectShort },
        { keys: ['leads.open:Enter'], label: t.openShort },
        { keys: ['leads.status:s'], label: t.statusShort },
        { keys: ['leads.follow-up:f'], label: t.followUpShort },
        all,
      ]
  return (
    <div className={styles.hints} aria-hidden="true">
      {hints.map(({ keys, label }) => (
        <span key={label}>
          {keys.map(one => {
            const [name = '', key = ''] = one.split(':')
            return <Key key={one} of={{ name, key, does: label }} />
          })}
          {label}
        </span>
      ))}
    </div>
  )
}
