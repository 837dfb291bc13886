import { attentionTexts } from '../texts/attention.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { say } from '../ui/toast.tsx'
import { type TroubledEndpoint, useTryEndpoint } from './data.ts'
import { NeedRow } from './need-row.tsx'

export function EndpointNeed({ endpoint }: { endpoint: TroubledEndpoint }) {
  const { endpoints: t } = useTexts(attentionTexts)
  const format = useFormat()
  const tryAgain = useTryEndpoint()
  const { id, url, paused_reason, failing_since, missed_events, parked, waiting } = endpoint
  // Its path may hold a secret of the receiver.
  const { host } = new URL(url)
  const isParkedOnly = !paused_reason && !failing_since
  return (
    <NeedRow
      tone="bad"
      title={
        paused_reason
          ? t.stopped(host)
          : isParkedOnly
            ? t.parked(format.number(parked), host)
            : t.failing(host)
      }
      more={[
        paused_reason ? t.reasons[paused_reason] : failing_since && t.since(format.dayTime(failing_since)),
        t.kept(format.number(parked), format.number(waiting)),
        missed_events > 0 && t.missed(format.number(missed_events)),
      ]
        .filter(Boolean)
        .join(' ')}
      error={tryAgain.error}
    >
      <LinkButton to="/events" search={{ endpoint: id }}>
        {t.attempts}
      </LinkButton>
      <Button
        kind="primary"
        busy={tryAgain.isPending}
        onClick={() =>
          void tryAgain.mutateAsync(endpoint).then(
            () => say(t.tried),
            () => {},
          )
        }
      >
        {t.again}
      </Button>
    </NeedRow>
  )
}
