import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type TestService, testService } from '../harness/index.ts'
import { assertAccessible, comeIn, narrowAndWide, openPage, password, withoutBrowser } from './browser.ts'

describe('what could be lost, among what needs an admin', { skip: withoutBrowser }, () => {
  let mettle: TestService
  const email = 'adi@example.com'
  const setUp = async (settings: Record<string, string>) => {
    mettle = await testService(settings)
    const body = { email, password, first_name: 'Adi', last_name: 'Desai' }
    const { id } = (await mettle.call('POST', '/api/auth/signup', { body })).body.data.user
    await mettle.superuser.query(`update profiles set role = 'admin' where id = $1`, [id])
    await mettle.superuser.query('delete from app.mail')
  }
  const enterBackup = (state: 'done' | 'failed', days: number) =>
    mettle.superuser.query(
      `insert into app.backups (id, scheduled, state, path, problem, started_at, ended_at)
       values (gen_random_uuid(), true, $1, '/backups/one', $2, now() - $3::int * interval '1 day', now())`,
      [state, state === 'failed' ? 'The disk is full.' : null, days],
    )
  const needs = (page: Page) => page.getByRole('list', { name: 'To do' })
  const isFirst = async (page: Page, title: string, count: number) => {
    await page.goto('/attention')
    await needs(page).getByRole('heading', { name: title }).waitFor()
    assert.equal(await needs(page).getByRole('heading').first().textContent(), title)
    await inRail(page, count)
  }
  const inRail = (page: Page, count: number) =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: new RegExp(`^Attention\\s*${count}$`) })
      .waitFor()

  describe('without a mail server', () => {
    before(() => setUp({}))

    it('has no backup, no copy of the key and no mail, in this order, each said once', async () => {
      const { page, complaints, close } = await openPage(mettle.url)
      await comeIn(page, email, '/attention')
      await needs(page).waitFor()
      assert.deepEqual(await needs(page).getByRole('heading').allTextContents(), [
        'There is no backup',
        'The only known copy of the key lies beside the data',
        'No mail leaves: no mail server is set',
      ])
      await inRail(page, 3)
      assert.equal(await page.getByRole('heading', { name: 'Nothing needs you' }).count(), 0)
      const warnings = page.getByRole('list', { name: 'What the service warns of' }).getByRole('listitem')
      for (const said of await warnings.allTextContents())
        assert.doesNotMatch(said, /backup|master key|SMTP_URL/)
      await needs(page).getByText('“mettle backup key”', { exact: false }).waitFor()
      await needs(page).getByText('sets SMTP_URL', { exact: false }).waitFor()
      await assertAccessible(page, 'nothing is safe', narrowAndWide)
      await needs(page).getByRole('link', { name: 'Set up backups' }).click()
      await page.getByRole('region', { name: 'Backups by themselves' }).getByLabel('Folder').waitFor()
      assert.deepEqual(complaints, [])
      await close()
    })
  })

  describe('with a mail server', () => {
    before(() => setUp({ SMTP_URL: 'smtp://127.0.0.1:9' }))

    it('has a backup that is old or failed before a key without a copy', async () => {
      const { page, complaints, close } = await openPage(mettle.url)
      await comeIn(page, email, '/attention')
      await isFirst(page, 'There is no backup', 2)
      await enterBackup('done', 10)
      await isFirst(page, 'The last backup is more than a week old', 2)
      await enterBackup('failed', 1)
      await isFirst(page, 'The last backup could not be made', 2)
      await needs(page).getByText('The disk is full.', { exact: false }).waitFor()
      await needs(page).getByRole('link', { name: 'See backups' }).click()
      await page.getByText('The disk is full.').waitFor()
      await enterBackup('done', 0)
      await isFirst(page, 'The only known copy of the key lies beside the data', 1)
      assert.deepEqual(complaints, [])
      await close()
    })
  })

  describe('with a key that is kept elsewhere', () => {
    before(() =>
      setUp({ SMTP_URL: 'smtp://127.0.0.1:9', METTLE_KEY: Buffer.alloc(32, 7).toString('base64') }),
    )

    it('needs nothing once there is a backup', async () => {
      await enterBackup('done', 0)
      const { page, complaints, close } = await openPage(mettle.url)
      await comeIn(page, email, '/attention')
      await page.getByRole('heading', { name: 'Nothing needs you' }).waitFor()
      assert.equal(await needs(page).count(), 0)
      await assertAccessible(page, 'nothing to do', narrowAndWide)
      assert.deepEqual(complaints, [])
      await close()
    })
  })
})
