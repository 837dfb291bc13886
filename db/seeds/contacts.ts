import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Dice } from './dice.ts'
import { callable, type Hours } from './hours.ts'
import * as names from './names.ts'

export type Contact = {
  name: string
  email: string | null
  email_key: string | null
  phone: string | null
  phone_e164: string | null
  company: string | null
  source: string
}
type Place = keyof typeof callable

// Outside India numbers come from ranges that are kept free for films and books.
const numbers: Record<Place, (d: Dice) => string> = {
  india: d => `+91${d.pick(['98', '97', '99', '90', '81', '70', '63'])}${d.whole(10_000_000, 99_999_999)}`,
  britain: d => `+4420794600${d.whole(10, 99)}`,
  australia: d => `+61491570${d.pick(['006', '156', '157', '158', '159', '313', '737', '266'])}`,
  america: d => `+1${d.pick(['212', '617'])}55501${d.whole(10, 99)}`,
}

function phoneIn(d: Dice, place: Place) {
  for (;;) {
    const number = parsePhoneNumberFromString(numbers[place](d))
    if (!number?.isValid()) continue
    // As people type them: that is how they are kept.
    const typed =
      place === 'india'
        ? d.pick([
            number.number,
            number.formatInternational(),
            number.formatNational(),
            number.nationalNumber,
          ])
        : d.pick([number.number, number.formatInternational()])
    return { phone: typed as string, phone_e164: number.number as string }
  }
}

export function makeContact(d: Dice): { contact: Contact; hours: Hours } {
  const place = d.weighted<Place>([
    ['india', 86],
    ['britain', 6],
    ['australia', 4],
    ['america', 4],
  ])
  const indian = place === 'india'
  const first = d.pick(indian ? names.indianFirst : names.otherFirst)
  const last = d.pick(indian ? names.indianLast : names.otherLast)
  const firm = d.chance(0.8) ? `${d.pick(names.firmFirst)} ${d.pick(names.firmLast)}` : null
  const host = firm ? `${firm.toLowerCase().replace(/[^a-z]+/g, '-')}.example` : 'mail.example'
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  const email = d.chance(0.85) ? `${plain(first)}.${plain(last)}${d.whole(1, 99)}@${host}` : null
  const contact = {
    name: `${first} ${last}`,
    email,
    email_key: email,
    ...(d.chance(0.97) ? phoneIn(d, place) : { phone: null, phone_e164: null }),
    company: firm && `${firm} ${d.pick(indian ? names.indianForms : names.otherForms)}`,
    source: d.weighted(names.sources.map(({ name, share }) => [name, share] as const)),
  }
  return { contact, hours: callable[place] }
}
