import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import pg from 'pg'
import { startService } from '../service.ts'
import { readConfig } from './config.ts'
import { connectOrStart } from './postgres/index.ts'

const said = 'quokka-whisper'
const known = 'numbat-trumpet'

/** The files under the folder that hold the text, write-ahead log and all. */
const holding = (folder: string, text: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => readFileSync(file).includes(text))

it('nothing of what was said with a lead can be read in the files of the database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mettle-rest-'))
  after(() => rmSync(dataDir, { recursive: true, force: true }))
  const service = await startService(readConfig({ METTLE_DATA: dataDir, PORT: '0', LOG_LEVEL: 'fatal' }))
  try {
    const quiet = { info() {}, warn() {}, error() {} }
    const { connection } = await connectOrStart({ dataDir, log: quiet })
    const superuser = new pg.Client({ ...connection, database: 'mettle' })
    await superuser.connect()
    const { rows } = await superuser.query(
      `insert into profiles (id, role) values (gen_random_uuid(), 'telecaller') returning id`,
    )
    await superuser.query('insert into identity.accounts (id, email) values ($1, $2)', [
      rows[0].id,
      'a@example.com',
    ])
    const token = await service.identity.accessTokenFor(rows[0].id)
    const post = async (path: string, body: object) => {
      const response = await fetch(service.address() + path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          // The answer to a repeatable request is kept as well.
          'idempotency-key': path,
        },
        body: JSON.stringify(body),
      })
      assert.equal(response.status, 201, await response.clone().text())
      return (await response.json()) as { data: { id: string } }
    }
    const lead = await post('/api/leads', { name: known })
    await post(`/api/leads/${lead.data.id}/interactions`, {
      type: 'call',
      content: said,
      outcome: 'connected',
    })
    await superuser.query('checkpoint')
    await superuser.end()

    assert.notDeepEqual(holding(dataDir, known), [], 'the search finds what is not sealed')
    assert.deepEqual(holding(dataDir, said), [])
  } finally {
    await service.stop()
  }
})
