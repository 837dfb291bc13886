import type { Page } from 'playwright-core'
import type { TestPerson, TestService } from '../harness/index.ts'
import { comeIn, openPage, password, type View } from './browser.ts'

export { password }

const email = 'asha@example.com'

/** A telecaller's desk: an account with a password, leads that may be called at any hour, one of them promised a call. */
export async function setUpDesk(mettle: TestService) {
  const boss = await mettle.person('admin', { first_name: 'Adi', last_name: 'Desai' })
  await must(mettle, 'PUT', '/api/settings/calling-hours', boss, {
    from: '00:00',
    to: '24:00',
    days: [1, 2, 3, 4, 5, 6, 7],
  })
  await must(mettle, 'POST', '/api/scripts', boss, {
    title: 'Second conversation',
    body: 'Thank for the time on Tuesday. Ask what spoke for the others.\nDelivery within Maharashtra is included from 40 boxes a month.',
    status: 'contacted',
  })
  const account = { email, password, first_name: 'Asha', last_name: 'Kulkarni' }
  const { id } = (await must(mettle, 'POST', '/api/auth/signup', undefined, account)).data.user
  await mettle.superuser.query("update profiles set role = 'telecaller' where id = $1", [id])
  const asha: TestPerson = { id, role: 'telecaller', token: await mettle.identity.accessTokenFor(id) }
  return { boss, asha }
}

/** The service's answer, which must not be a no. */
async function must(
  mettle: TestService,
  method: string,
  path: string,
  as: TestPerson | undefined,
  body: object,
) {
  const answer = await mettle.call(method, path, { ...(as ? { as } : {}), body })
  if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`)
  return answer.body
}

export async function addLead(mettle: TestService, asha: TestPerson, name: string, more: object = {}) {
  const phone = `+91 98${String(Math.floor(10_000_000 + Math.random() * 89_999_999))}`
  const body = { name, phone, source: 'website', ...more }
  return (await must(mettle, 'POST', '/api/leads', asha, body)).data as { id: string; name: string }
}

/** Rohan, whom Asha has spoken with and promised to call; the time has just come. */
export async function addPromised(mettle: TestService, asha: TestPerson) {
  const rohan = await addLead(mettle, asha, 'Rohan Deshmukh', {
    company: 'Nandini Foods',
    email: 'rohan.d@nandinifoods.example',
    phone: '+91 98765 43210',
  })
  const calls = `/api/leads/${rohan.id}/interactions`
  await must(mettle, 'POST', calls, asha, { type: 'call', outcome: 'no_answer' })
  await must(mettle, 'POST', calls, asha, {
    type: 'call',
    outcome: 'connected',
    duration_seconds: 252,
    content: 'Wants the price list. Buys 55 boxes a month from a local maker.',
    follow_up_at: new Date(Date.now() + 60_000).toISOString(),
  })
  await must(mettle, 'POST', calls, asha, { type: 'email', content: 'Price list sent.' })
  await mettle.superuser.query(
    "update follow_ups set due_at = now() - interval '2 minutes' where lead_id = $1",
    [rohan.id],
  )
  return rohan
}

export async function signIn(page: Page, path = '/', who = email) {
  await comeIn(page, who, path)
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
}

export const wide: View = { width: 1440, height: 900, colorScheme: 'light' }

/** At the desk with nothing of earlier calls left, and no telephone program that takes the focus away. */
export async function sitDownAt(mettle: TestService, view: View = wide) {
  const opened = await openPage(mettle.url, view)
  await opened.page.addInitScript(
    `addEventListener('click', event => event.target.closest?.('a[href^="tel:"]') && event.preventDefault(), true)`,
  )
  return opened
}

// Until there is a lead, the page is called by its own name.
export const leadShown = (page: Page, name?: string) =>
  page
    .getByRole('heading', { level: 1, ...(name ? { name } : {}) })
    .filter({ hasNotText: /^Call$/ })
    .waitFor()

export const chosen = (page: Page) => page.getByRole('button', { pressed: true }).first().waitFor()

export async function callsWith(mettle: TestService, as: TestPerson, { id }: { id: string }) {
  const { body } = await mettle.call('GET', `/api/leads/${id}/interactions?type=call`, { as })
  return body.data as { outcome: string; content: string | null; duration_seconds?: number }[]
}
