import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '../../scripts/web/build.ts'
import { readConfig } from '../../server/platform/config.ts'
import { startService } from '../../server/service.ts'
import { startCluster } from './cluster.ts'

let cluster: Awaited<ReturnType<typeof startCluster>> | undefined
const folder = mkdtempSync(join(tmpdir(), 'mettle-tests-'))
chmodSync(folder, 0o755)

export async function globalSetup() {
  await buildWeb()
  ;[cluster] = await Promise.all([startCluster(), makeInstallation()])
  process.env.METTLE_TEST_CLUSTER = JSON.stringify(cluster.connection)
}

/** For tests that run the service as a process of its own, on a copy of it; and the document of its API. */
async function makeInstallation() {
  const dataDir = join(folder, 'installation')
  mkdirSync(dataDir)
  const service = await startService(readConfig({ METTLE_DATA: dataDir, PORT: '0', LOG_LEVEL: 'fatal' }))
  const document = join(folder, 'openapi.json')
  writeFileSync(document, JSON.stringify(service.app.swagger()))
  await service.stop()
  process.env.METTLE_TEST_INSTALLATION = dataDir
  process.env.METTLE_TEST_DOCUMENT = document
}

export async function globalTeardown() {
  await cluster?.stop()
  rmSync(folder, { recursive: true })
}
