import { eventTexts } from '../texts/events.ts'
import { useTexts } from '../texts/texts.ts'
import { Tag, type Tone } from '../ui/tag.tsx'
import type { Endpoint } from './data.ts'

const tones: Record<'on' | 'failing' | 'paused' | 'stopped' | 'gone', Tone> = {
  on: 'converted',
  failing: 'wrong',
  paused: 'lost',
  stopped: 'wrong',
  gone: 'wrong',
}

export function EndpointState({ endpoint }: { endpoint: Endpoint }) {
  const { out: t } = useTexts(eventTexts)
  const { is_active, paused_reason, failing_since } = endpoint
  const state = is_active
    ? failing_since
      ? 'failing'
      : 'on'
    : paused_reason === 'admin'
      ? 'paused'
      : paused_reason === 'gone'
        ? 'gone'
        : 'stopped'
  return <Tag tone={tones[state]}>{t.states[state]}</Tag>
}
