import Type from 'typebox'
import { invalid } from '../platform/errors.ts'
import { Text } from '../platform/http/schemas.ts'
import { defineSetting } from '../platform/settings.ts'

const ClockTime = Type.String({
  pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
  description: 'as 09:00; 24:00 is the end of the day',
  examples: ['09:00'],
})

// The defaults of both stand in the database too, which goes by them; a test compares them.

export const callingHoursSetting = defineSetting({
  name: 'calling-hours',
  description:
    'When leads may be called, by the clock where their number rings. A number that may ring in several time zones is called only when it is the right time in all of them.',
  schema: Type.Object(
    {
      from: ClockTime,
      to: ClockTime,
      days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
        minItems: 1,
        maxItems: 7,
        uniqueItems: true,
        description: '1 is Monday, 7 is Sunday',
      }),
    },
    { title: 'CallingHours', additionalProperties: false },
  ),
  default: { from: '09:00', to: '21:00', days: [1, 2, 3, 4, 5, 6, 7] },
  readableBy: 'telecaller',
  refuse: ({ from, to }) => {
    if (from >= to) throw invalid('to', 'must be later than from')
  },
})

export const callQueueSetting = defineSetting({
  name: 'call-queue',
  description: 'How the call queue gives out leads.',
  schema: Type.Object(
    {
      lease_minutes: Type.Integer({ minimum: 1, maximum: 480, description: 'how long a claim holds' }),
      most_claims: Type.Integer({
        minimum: 1,
        maximum: 100,
        description: 'how many one person may hold at once',
      }),
      source_priority: Type.Array(Text(200, 1), {
        maxItems: 100,
        description:
          'never called leads of these sources come first, in this order; then all others, oldest first',
      }),
    },
    { title: 'CallQueue', additionalProperties: false },
  ),
  default: { lease_minutes: 15, most_claims: 20, source_priority: [] },
  readableBy: 'telecaller',
  refuse: ({ source_priority: named }) => {
    const alike = named.map(source => source.trim().toLowerCase())
    const again = alike.findIndex((source, n) => alike.indexOf(source) < n)
    if (again >= 0) throw invalid(`source_priority.${again}`, 'is there already')
  },
})
