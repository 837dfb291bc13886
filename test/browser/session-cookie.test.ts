import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type TestService, testService } from '../harness/index.ts'
import { openPage, withoutBrowser } from './browser.ts'

const credentials = { email: 'ada@example.com', password: 'a few words in a row' }

describe('a page that keeps its session in the cookie', { skip: withoutBrowser }, () => {
  let mettle: TestService
  let otherSite: string
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<title>Another site</title>'),
  )
  before(async () => {
    mettle = await testService()
    await mettle.call('POST', '/api/auth/signup', { body: credentials })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    // Another origin on the same host: to it the browser sends the cookie, however strict it is.
    otherSite = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })
  after(() => server.close())

  type Seen = {
    status: number | 'blocked'
    data: { refresh_token?: string; access_token?: string }
    readable: string
  }
  /** What a script of the page gets and can read. */
  const post = (
    page: Page,
    path: string,
    body: object,
    { headers = {}, mode = 'cors' } = {},
  ): Promise<Seen> => {
    const request = {
      method: 'POST',
      mode,
      credentials: 'include',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }
    return page.evaluate(`(async () => {
      const answer = await fetch('${mettle.url}/api/auth${path}', ${JSON.stringify(request)}).catch(() => undefined)
      const { data = {} } = (await answer?.json().catch(() => undefined)) ?? {}
      const readable = JSON.stringify([document.cookie, { ...localStorage }])
      return { status: answer?.status ?? 'blocked', data, readable }
    })()`)
  }
  const refresh = (page: Page) => post(page, '/refresh', { cookie: true })

  it('stays signed in over a reload and in two tabs, reads no refresh token, and signs out', async () => {
    const { page, context, close } = await openPage(mettle.url)
    await page.goto('/')
    assert.equal((await refresh(page)).status, 401, 'nobody is signed in yet')
    const entered = await post(page, '/login', { ...credentials, cookie: true })
    assert.equal(entered.status, 200)
    assert.deepEqual([entered.data.refresh_token, entered.readable], [undefined, '["",{}]'])
    await page.reload()
    const second = await context.newPage()
    await second.goto('/')
    const tabs = await Promise.all([refresh(page), refresh(second)])
    assert.deepEqual(
      tabs.map(({ status, readable }) => [status, readable]),
      [
        [200, '["",{}]'],
        [200, '["",{}]'],
      ],
    )

    const renewed = async () => {
      const { rows } = await mettle.superuser.query(
        'select max(generation) as times from identity.sessions where revoked_at is null',
      )
      return rows[0].times as number
    }
    const byTheTabs = await renewed()
    // Whether the second tab still had the old token is up to the browser.
    assert.ok(byTheTabs === 1 || byTheTabs === 2, `renewed ${byTheTabs} times by two tabs`)

    const stranger = await context.newPage()
    await stranger.goto(otherSite)
    assert.equal((await refresh(stranger)).status, 'blocked')
    await post(stranger, '/refresh', { cookie: true }, { mode: 'no-cors' })
    assert.equal(await renewed(), byTheTabs, 'not for the other site')

    const { data } = await refresh(second)
    const headers = { authorization: `Bearer ${data.access_token}` }
    assert.equal((await post(page, '/logout', { cookie: true }, { headers })).status, 200)
    const kept = await context.cookies(`${mettle.url}/api/auth`)
    assert.deepEqual(
      kept.map(({ name }) => name),
      ['mettle_device'],
    )
    assert.equal((await refresh(page)).status, 401)
    await close()
  })
})
