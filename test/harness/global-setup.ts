import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiDocument } from '../../scripts/api-document.ts'
import { buildWeb } from '../../scripts/web/build.ts'
import { readConfig } from '../../server/platform/config.ts'
import { startService } from '../../server/service.ts'
import { startCluster } from './cluster.ts'

let cluster: Awaited<ReturnType<typeof startCluster>> | undefined
const folder = mkdtempSync(join(tmpdir(), 'mettle-tests-'))
const installation = join(folder, 'installation')

export async function globalSetup() {
  await buildWeb()
  cluster = await startCluster()
  process.env.METTLE_TEST_CLUSTER = JSON.stringify(cluster.connection)
  await makeInstallation()
  process.env.METTLE_TEST_DOCUMENT = join(folder, 'openapi.json')
  writeFileSync(process.env.METTLE_TEST_DOCUMENT, JSON.stringify(await apiDocument()))
}

/** For tests that run the service as a process of its own, on a copy of it. */
async function makeInstallation() {
  chmodSync(folder, 0o755)
  mkdirSync(installation)
  const service = await startService(readConfig({ METTLE_DATA: installation, PORT: '0', LOG_LEVEL: 'fatal' }))
  await service.stop()
  process.env.METTLE_TEST_INSTALLATION = installation
}

export async function globalTeardown() {
  await cluster?.stop()
  rmSync(folder, { recursive: true })
}
