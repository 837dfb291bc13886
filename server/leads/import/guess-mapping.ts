import type { ImportField, Mapping } from './fields.ts'
import { looksLikeAddress } from './looks-like.ts'
import { isBlank } from './read-lead.ts'

const titles: Record<ImportField, string> = {
  name: 'name fullname leadname contactname customername clientname studentname contactperson customer contact lead naam',
  first_name: 'firstname first fname givenname forename',
  last_name: 'lastname last lname surname familyname',
  email: 'email emailaddress emailid mail mailid workemail emails',
  phone:
    'phone phonenumber phoneno mobile mobilenumber mobileno mobilephone contactnumber contactno cell cellphone telephone tel whatsapp whatsappnumber number',
  company: 'company companyname organisation organization org business employer account accountname firm',
  status: 'status leadstatus stage leadstage',
  source: 'source leadsource channel campaign utmsource origin',
}
const known = new Map(
  Object.entries(titles).flatMap(([field, names]) =>
    names.split(' ').map(name => [name, field as ImportField]),
  ),
)

const titleOf = (column: string) => column.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const looks: [ImportField, (cell: string) => boolean][] = [
  ['email', looksLikeAddress],
  ['phone', cell => /^[+\d\s().'-]+$/.test(cell) && cell.replace(/\D/g, '').length >= 7],
]

/** By the columns' titles; where these say nothing, by what e-mail addresses and phone numbers look like. */
export function guessMapping(columns: string[], rows: string[][]): Mapping {
  const mapping: Mapping = columns.map(() => null)
  const take = (field: ImportField, at: number) => {
    if (at >= 0 && !mapping.includes(field)) mapping[at] = field
  }
  for (const [at, column] of columns.entries()) {
    const field = known.get(titleOf(column))
    if (field) take(field, at)
  }
  const mostly = (at: number, is: (cell: string) => boolean) => {
    const cells = rows.map(row => row[at]?.trim() ?? '').filter(cell => !isBlank(cell))
    return cells.length > 0 && cells.filter(is).length * 2 > cells.length
  }
  const free = () => columns.map((_, at) => at).filter(at => mapping[at] === null)
  for (const [field, is] of looks) take(field, free().find(at => mostly(at, is)) ?? -1)
  if (!mapping.includes('first_name') && !mapping.includes('last_name'))
    take('name', free().find(at => mostly(at, cell => /^\p{L}[\p{L}\p{M}\s.'-]+$/u.test(cell))) ?? -1)
  return mapping
}
