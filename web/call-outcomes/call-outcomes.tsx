import { PageTitle } from '../frame/page-title.tsx'
import { callOutcomeTexts } from '../texts/call-outcomes.ts'
import { useTexts } from '../texts/texts.ts'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { useOutcomeRules } from './data.ts'
import { OutcomeRules } from './outcome-rules.tsx'

export default function CallOutcomes() {
  const t = useTexts(callOutcomeTexts)
  const { data, error, refetch } = useOutcomeRules()
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      {error && !data ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <OutcomeRules saved={data} />
      ) : (
        <Skeleton lines={6} height="3rem" />
      )}
    </>
  )
}
