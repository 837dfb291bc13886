import { usePerson } from '../api/session.ts'
import type { Saved } from '../api/setting.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { callQueueTexts } from '../texts/call-queue.ts'
import { useTexts } from '../texts/texts.ts'
import parts from '../ui/parts.module.css'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { type CallingHours, type CallQueue, useCallingHours, useCallQueue } from './data.ts'
import { HoursForm } from './hours-form.tsx'
import { QueueForm } from './queue-form.tsx'
import { useHoursSentence, useQueueSentences } from './use-sentences.ts'

/** When leads may be called, and which come first; admins change it, others read it. */
export default function CallQueuePage() {
  const t = useTexts(callQueueTexts)
  const hours = useCallingHours()
  const queue = useCallQueue()
  const { role } = usePerson()
  const error = hours.error ?? queue.error
  const retry = () => void Promise.all([hours.refetch(), queue.refetch()])
  const Content = role === 'admin' ? Forms : InWords
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      {hours.data && queue.data ? (
        <Content hours={hours.data} queue={queue.data} />
      ) : error ? (
        <Wrong error={error} onRetry={retry} />
      ) : (
        <Skeleton lines={8} height="3.5rem" />
      )}
    </>
  )
}

type Props = { hours: Saved<CallingHours>; queue: Saved<CallQueue> }

function Forms({ hours, queue }: Props) {
  return (
    <div className={parts.sheet}>
      <HoursForm saved={hours} />
      <QueueForm saved={queue} />
    </div>
  )
}

function InWords({ hours, queue }: Props) {
  const t = useTexts(callQueueTexts)
  const hoursSentence = useHoursSentence()
  const queueSentences = useQueueSentences()
  return (
    <div className={parts.sheet}>
      <p className={parts.soft}>{t.readOnly}</p>
      <section className={parts.card} aria-labelledby="hours">
        <h2 id="hours">{t.hours.title}</h2>
        <p>{hoursSentence(hours.value)}</p>
        <p className={parts.soft}>{t.hours.hint}</p>
      </section>
      <section className={parts.card} aria-labelledby="queue">
        <h2 id="queue">{t.queue.title}</h2>
        {queueSentences(queue.value).map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
    </div>
  )
}
