import { eventTexts } from '../texts/events.ts'
import { useTexts } from '../texts/texts.ts'
import { Tag, type Tone } from '../ui/tag.tsx'
import type { Message } from './data.ts'

const tones: Record<Message['state'], Tone> = {
  received: 'contacted',
  processed: 'converted',
  ignored: 'lost',
  failed: 'wrong',
}

export function MessageState({ of: { state } }: { of: Pick<Message, 'state'> }) {
  const { inbound: t } = useTexts(eventTexts)
  return <Tag tone={tones[state]}>{t.states[state]}</Tag>
}
