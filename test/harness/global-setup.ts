import { buildWeb } from '../../scripts/web/build.ts'
import { startCluster } from './cluster.ts'

let cluster: Awaited<ReturnType<typeof startCluster>> | undefined

export async function globalSetup() {
  await buildWeb()
  cluster = await startCluster(process.env.METTLE_TEST_POSTGRES === 'debian' ? 'debian' : 'bundled')
  process.env.METTLE_TEST_CLUSTER = JSON.stringify(cluster.connection)
}

export async function globalTeardown() {
  await cluster?.stop()
}
