import type { Page } from 'playwright-core'
import type { TestService } from '../harness/index.ts'
import { comeIn, openPage, password, type View, views } from './browser.ts'

export const [narrow, wideDark] = [views[0] as View, views[3] as View]
export const wide: View = { width: 1440, height: 900, colorScheme: 'light' }

export type Account = { id: string; token: string }
export type NewLead = { name: string; phone?: string; company?: string }

async function account(mettle: TestService, first_name: string, role: string): Promise<Account> {
  const email = `${first_name.toLowerCase()}@example.com`
  const made = await mettle.call('POST', '/api/auth/signup', { body: { email, password, first_name } })
  const { id } = made.body.data.user
  await mettle.superuser.query('update profiles set role = $2 where id = $1', [id, role])
  const { body } = await mettle.call('POST', '/api/auth/login', { body: { email, password } })
  return { id, token: body.data.access_token as string }
}

/** Asha with more leads than a page shows, Rohan's the newest; Mira, her manager; and Nobody, who calls but has none. */
export async function setUpLeads(mettle: TestService): Promise<Account> {
  const asha = await account(mettle, 'Asha', 'telecaller')
  await account(mettle, 'Mira', 'manager')
  await account(mettle, 'Nobody', 'telecaller')
  const rows = Array.from({ length: 450 }, (_, n) => ({
    name: `Lead ${String(n).padStart(3, '0')}`,
    phone: `+91 98200 ${10_000 + n}`,
    source: n % 2 ? 'website' : 'fair',
  }))
  await mettle.call('POST', '/api/leads/bulk', { token: asha.token, body: { operation: 'create', rows } })
  await addLeadOf(mettle, asha, { name: 'Meera Joshi', phone: '+91 98201 77120', company: 'Joshi Textiles' })
  await addLeadOf(mettle, asha, {
    name: 'Rohan Deshmukh',
    phone: '+91 98765 43210',
    company: 'Nandini Foods',
  })
  return asha
}

export async function addLeadOf(mettle: TestService, { token }: Account, body: NewLead) {
  const made = await mettle.call('POST', '/api/leads', { token, body })
  return made.body.data.id as string
}

export async function enterAs(mettle: TestService, path: string, view: View = wide, who = 'asha') {
  const opened = await openPage(mettle.url, view)
  await comeIn(opened.page, `${who}@example.com`, path)
  await opened.page.getByRole('navigation', { name: 'Main' }).waitFor()
  return opened
}

export const lead = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
export const names = (page: Page) =>
  page.getByRole('region', { name: 'Leads, by row' }).getByRole('link').allInnerTexts()
