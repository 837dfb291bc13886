import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Dice } from './dice.ts'
import * as words from './words.ts'

export type Contact = {
  name: string
  email: string | null
  email_key: string | null
  phone: string | null
  phone_e164: string | null
  company: string | null
  source: string
}

// Outside India numbers come from ranges that are kept free for films and books.
const elsewhere = [
  (d: Dice) => `+1${d.pick(['212', '310', '415', '617', '713'])}55501${d.whole(10, 99)}`,
  (d: Dice) => `+4420794600${d.whole(10, 99)}`,
  (d: Dice) => `+61491570${d.pick(['006', '156', '157', '158', '159', '313', '737', '266'])}`,
]
const inIndia = (d: Dice) =>
  `+91${d.pick(['98', '97', '99', '90', '81', '70', '63'])}${d.whole(10_000_000, 99_999_999)}`

function phoneOf(d: Dice, indian: boolean) {
  for (;;) {
    const number = parsePhoneNumberFromString(indian ? inIndia(d) : d.pick(elsewhere)(d))
    if (!number?.isValid()) continue
    // As people type them: that is how they are kept.
    const typed = indian
      ? d.pick([number.number, number.formatInternational(), number.formatNational(), number.nationalNumber])
      : d.pick([number.number, number.formatInternational()])
    return { phone: typed as string, phone_e164: number.number as string }
  }
}

export function makeContact(d: Dice): Contact {
  const indian = d.chance(0.82)
  const first = d.pick(indian ? words.indianFirst : words.otherFirst)
  const last = d.pick(indian ? words.indianLast : words.otherLast)
  const firm = d.chance(0.8) ? `${d.pick(words.firmFirst)} ${d.pick(words.firmLast)}` : null
  const host = firm ? `${firm.toLowerCase().replace(/[^a-z]+/g, '-')}.example` : 'mail.example'
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  const email = d.chance(0.85) ? `${plain(first)}.${plain(last)}${d.whole(1, 99)}@${host}` : null
  return {
    name: `${first} ${last}`,
    email,
    email_key: email,
    ...(d.chance(0.95) ? phoneOf(d, indian) : { phone: null, phone_e164: null }),
    company: firm && `${firm} ${d.pick(indian ? words.indianForms : words.otherForms)}`,
    source: d.weighted(words.sources),
  }
}
