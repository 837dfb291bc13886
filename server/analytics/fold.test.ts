import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { it } from 'node:test'
import { testDatabase, undoLater } from '../../test/harness/index.ts'
import { refreshCrmOutcomes } from '../assessments/validation/outcomes.ts'
import { openDatabase } from '../platform/db/index.ts'
import { runtimeLogin } from '../platform/db/runtime-role.ts'
import { foldAll } from './fold.ts'

it('counting ends after the step it is at when the service stops, and goes on where it was left', async () => {
  const database = await testDatabase()
  undoLater(() => database.drop())
  const login = await runtimeLogin(database.connection, [randomBytes(32)])
  const db = openDatabase(login)
  undoLater(() => db.close())
  const left = async () =>
    (await database.superuser.query('select count(*)::int as n from app.lead_marks')).rows[0].n
  await database.superuser.query(`insert into leads (name) select 'Many' from generate_series(1, 1300)`)
  await foldAll(db, AbortSignal.abort())
  assert.equal(await left(), 800)
  await refreshCrmOutcomes(db, AbortSignal.abort())
  assert.equal(await left(), 300, 'what the outcomes need is counted no longer either')
  await foldAll(db)
  assert.equal(await left(), 0)
})
