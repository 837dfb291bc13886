import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiDocument } from '../../scripts/api-document.ts'
import { buildWeb } from '../../scripts/web/build.ts'
import { startCluster } from './cluster.ts'

let cluster: Awaited<ReturnType<typeof startCluster>> | undefined
const folder = mkdtempSync(join(tmpdir(), 'mettle-tests-'))

export async function globalSetup() {
  await buildWeb()
  cluster = await startCluster(process.env.METTLE_TEST_POSTGRES === 'debian' ? 'debian' : 'bundled')
  process.env.METTLE_TEST_CLUSTER = JSON.stringify(cluster.connection)
  process.env.METTLE_TEST_DOCUMENT = join(folder, 'openapi.json')
  writeFileSync(process.env.METTLE_TEST_DOCUMENT, JSON.stringify(await apiDocument()))
}

export async function globalTeardown() {
  await cluster?.stop()
  rmSync(folder, { recursive: true })
}
