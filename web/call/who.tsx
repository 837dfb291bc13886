import { useEffect, useState } from 'react'
import { usePerson } from '../api/session.ts'
import { usePreferences } from '../device/preferences.ts'
import { callTexts } from '../texts/call.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { dayAndTime } from '../texts/zoned.ts'
import { Key, type Shortcut, useShortcut } from '../ui/shortcuts.tsx'
import { telOf } from '../ui/tel.ts'
import { CallTimer, toggled } from './call-timer.tsx'
import type { Details } from './data.ts'
import { Facts } from './facts.tsx'
import { useSpan } from './span.ts'
import type { Call } from './use-call.ts'
import styles from './who.module.css'

type Props = { call: Call; details: Details; onChange(change: Partial<Call>): void }

/** Why now, who, and the number. */
export function Who({ call, details, onChange }: Props) {
  const t = useTexts(callTexts)
  const { lead, timer } = call
  const dial = { name: 'call.dial', key: 'c', does: t.dial }
  const phone = useShortcut(dial)
  const startTimer = () => timer.since === undefined && onChange({ timer: toggled(timer) })
  return (
    <>
      <header className={styles.who} data-tried={call.reason !== 'fresh' || undefined}>
        <div>
          <p className={styles.why}>
            <Why call={call} details={details} />
          </p>
          <h1 tabIndex={-1}>{lead.name}</h1>
          {lead.company && <p className={styles.company}>{lead.company}</p>}
          <p className={styles.number}>
            {lead.phone ? (
              <a ref={phone} href={telOf(lead.phone)} onClick={startTimer}>
                {lead.phone}
              </a>
            ) : (
              t.noNumber
            )}{' '}
            <span>
              {lead.phone && <HowToDial dial={dial} />}
              <TimeThere zones={details?.contact?.time_zones ?? []} />
            </span>
          </p>
        </div>
        <CallTimer timer={timer} onToggle={() => onChange({ timer: toggled(timer) })} />
      </header>
      <Facts lead={lead} details={details} wasTried={call.reason !== 'fresh'} />
    </>
  )
}

/** By its key where keys are shown, or else by touch. */
function HowToDial({ dial }: { dial: Shortcut }) {
  const t = useTexts(callTexts)
  const { shortcuts } = usePreferences()
  return (
    <>
      {shortcuts && (
        <span className={styles.byKey}>
          <Key of={dial} /> {t.dials}
        </span>
      )}
      <span className={shortcuts ? styles.byTouch : undefined}>{t.dialsByTouch}</span>
    </>
  )
}

function Why({ call: { reason, lead }, details }: { call: Call; details: Details }) {
  const { why: t } = useTexts(callTexts)
  const words = useTexts(callTexts)
  const format = useFormat()
  const { passed } = useSpan()
  const { id } = usePerson()

  if (reason === 'fresh') {
    const since = format.near(lead.created_at)
    return lead.source ? t.freshFrom(since, lead.source) : t.fresh(since)
  }
  // Until it is known how often and when, the line keeps its height.
  if (!details) return '\u00a0'
  if (reason === 'callback' && details.follow_up) {
    const { due_at, set_by } = details.follow_up
    const late = (Date.now() - new Date(due_at).getTime()) / 60_000
    const said = (set_by === id ? t.promised : t.planned)(format.near(due_at))
    return late >= 1 ? `${said} · ${t.late(passed(late))}` : said
  }
  const { attempts = 0, last_outcome, last_attempt_at } = details.contact ?? {}
  return last_outcome && last_attempt_at
    ? t.retryAfter(attempts + 1, words.outcomes[last_outcome], format.day(last_attempt_at))
    : t.retry(attempts + 1)
}

/** The clock where the number rings; two, where it may ring in several zones. */
function TimeThere({ zones }: { zones: string[] }) {
  const t = useTexts(callTexts)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000)
    return () => clearInterval(timer)
  }, [])
  const times = zones.map(timeZone => dayAndTime(now, timeZone).time)
  const [first, last] = [...new Set(times)]
    .sort()
    .filter((_, place, all) => place === 0 || place === all.length - 1)
  if (!first) return null
  return ` · ${last ? t.timesThere(first, last) : t.timeThere(first)}`
}
