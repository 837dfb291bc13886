import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { searchPatterns } from '../../server/leads/normalise-lead.ts'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { createLead } from '../spec/support.ts'

const folder = join(import.meta.dirname, '../../../shared/data/strings')
const read = (name: string) =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : ''
const missing = (text: string, name: string) => text === '' && `../shared/data/strings/${name} not found`

let mettle: TestService
let ada: TestPerson
before(async () => {
  mettle = await testService()
  ada = await mettle.person('telecaller')
})

type Case = { validator: string; args: unknown[]; valid: string[]; invalid: string[] }
const emails = read('validatorjs-isEmail.json')

describe('e-mail addresses', { skip: missing(emails, 'validatorjs-isEmail.json') }, () => {
  it('are taken and refused as validator.js says by default', async t => {
    const { valid, invalid } = (JSON.parse(emails) as Case[]).find(one => one.args.length === 0) as Case
    const accepted = async (email: string) => {
      const answer = await mettle.call('POST', '/api/leads', { as: ada, body: { name: 'Ab', email } })
      if (answer.status !== 201) assert.equal(answer.body.error.details.field, 'email', answer.text)
      return answer.status === 201
    }
    const disagree: string[] = []
    for (const email of valid) if (!(await accepted(email))) disagree.push(`refused ${email}`)
    for (const email of invalid)
      if (email.trim() !== '' && (await accepted(email))) disagree.push(`took ${email}`)
    const total = valid.length + invalid.length
    t.diagnostic(`${total - disagree.length} of ${total} agree`)
    assert.deepEqual(disagree, [])
  })
})

/** Whether searching for it finds the lead with this id, in a service whose own country is `region`. */
async function finds(id: string, search: string, region: string) {
  const patterns = searchPatterns(search, region)
  const { rowCount } = await mettle.superuser.query(
    'select from leads where id = $1 and search like any ($2)',
    [id, patterns],
  )
  return rowCount === 1
}

const indian = read('IN-91-examples.csv')
const mobiles = read('examples.mobile.json')

describe('phone numbers', () => {
  it('of India are found again in national and international form, with and without the trunk zero', {
    skip: missing(indian, 'IN-91-examples.csv'),
  }, async t => {
    const numbers = [...indian.matchAll(/"(\d+)"/g)].map(([, digits]) => digits as string)
    assert.ok(numbers.length > 3)
    let tried = 0
    for (const digits of numbers) {
      const number = parsePhoneNumberFromString(digits, 'IN')
      assert.ok(number, digits)
      const written = number.formatInternational()
      if (written.length < 10) continue
      const { id, phone } = await createLead(mettle, ada, { phone: written })
      assert.equal(phone, written)
      for (const form of [
        number.number,
        number.formatNational(),
        written,
        digits,
        `0${digits}`,
        digits.replace(/(\d{5})/, '$1-'),
      ]) {
        const answer = await mettle.call('GET', `/api/leads?limit=1000&search=${encodeURIComponent(form)}`, {
          as: ada,
        })
        assert.ok(
          answer.body.data.some((lead: { id: string }) => lead.id === id),
          `${written} by ${form}`,
        )
      }
      tried++
    }
    t.diagnostic(`${tried} of ${numbers.length} examples; the rest are shorter than a lead's phone may be`)
    assert.ok(tried > 3)
  })

  it('of every country are found again in E.164 and in their own country’s form', {
    skip: missing(mobiles, 'examples.mobile.json'),
  }, async t => {
    const examples = Object.entries(JSON.parse(mobiles) as Record<CountryCode, string>)
    let tried = 0
    let bySearchFromIndia = 0
    for (const [country, digits] of examples as [CountryCode, string][]) {
      const number = parsePhoneNumberFromString(digits, country)
      assert.ok(number, country)
      const phone = number.formatInternational()
      if (phone.length < 10) continue
      const { id } = await createLead(mettle, ada, { phone })
      for (const form of [number.number, phone]) {
        const answer = await mettle.call('GET', `/api/leads?limit=1000&search=${encodeURIComponent(form)}`, {
          as: ada,
        })
        assert.ok(
          answer.body.data.some((lead: { id: string }) => lead.id === id),
          `${country}: ${phone} by ${form}`,
        )
      }
      for (const form of [number.formatNational(), digits])
        assert.ok(await finds(id, form, country), `${country}: ${phone} by ${form}`)
      if (await finds(id, number.formatNational(), 'IN')) bySearchFromIndia++
      tried++
    }
    t.diagnostic(
      `${tried} of ${examples.length} countries; ${bySearchFromIndia} in their national form from India too`,
    )
    assert.ok(tried > 200)
  })
})
