import type { ReactNode } from 'react'
import { resultTexts } from '../texts/results.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Empty, Skeleton } from '../ui/states.tsx'
import type { MadeReport } from './data.ts'

/** What stands where a report will, or would. */
export function Titled({ content }: { content: ReactNode }) {
  const t = useTexts(resultTexts)
  return (
    <>
      <h1 className="unseen">{t.title}</h1>
      {content}
    </>
  )
}

export function Waiting() {
  const t = useTexts(resultTexts)
  return (
    <>
      <h1 className="unseen">{t.making}</h1>
      <Skeleton lines={2} height="2.2rem" />
      <Skeleton lines={8} height="2.4rem" />
    </>
  )
}

type Props = { report: MadeReport; onLook(): void; onAsk(): void; isAsking?: boolean }

/** It takes longer than somebody wants to watch, or it failed: why, and what to do. */
export function NotMade({ report, onLook, onAsk, isAsking = false }: Props) {
  const t = useTexts(resultTexts)
  if (report.state === 'failed')
    return (
      <Empty
        title={t.failed}
        action={
          <Button busy={isAsking} onClick={onAsk}>
            {t.askAgain}
          </Button>
        }
      >
        <span lang={report.language}>{report.problem}</span>
      </Empty>
    )
  return (
    <Empty title={t.slow} action={<Button onClick={onLook}>{t.look}</Button>}>
      {t.slowMore}
    </Empty>
  )
}
