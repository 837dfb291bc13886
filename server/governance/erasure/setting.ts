import Type from 'typebox'
import { defineSetting } from '../../platform/settings.ts'

export const erasureSetting = defineSetting({
  name: 'erasure',
  description:
    'How many days somebody who asks to be erased has to change their mind. An admin who erases somebody does not wait.',
  schema: Type.Object(
    { waiting_days: Type.Integer({ minimum: 0, maximum: 90 }) },
    { additionalProperties: false, title: 'ErasureSetting' },
  ),
  default: { waiting_days: 14 },
  readableBy: 'user',
})
