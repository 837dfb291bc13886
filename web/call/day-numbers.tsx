import { usePerson } from '../api/session.ts'
import { InBar } from '../frame/page-title.tsx'
import { callTexts } from '../texts/call.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { useDayNumbers } from './data.ts'
import styles from './day-numbers.module.css'

/** Today in three numbers, in the bar. */
export function DayNumbers() {
  const { day: t } = useTexts(callTexts)
  const format = useFormat()
  const { data } = useDayNumbers(usePerson().id, format.timeZone)
  if (!data) return null
  return (
    <InBar>
      <ul className={styles.day}>
        <li>
          <b>{format.number(data.calls)}</b> {t.calls(data.calls)}
        </li>
        <li>
          <b>{format.number(data.connected)}</b> {t.connected}
        </li>
        <li>
          <b>{format.number(data.conversions)}</b> {t.converted}
        </li>
      </ul>
    </InBar>
  )
}
