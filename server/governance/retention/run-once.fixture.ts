import { readConfig } from '../../platform/config.ts'
import { fromUrl } from '../../platform/db/connect.ts'
import { openDatabase } from '../../platform/db/index.ts'
import { runtimeLogin } from '../../platform/db/runtime-role.ts'
import { readMasterKeys } from '../../platform/master-key.ts'
import { openSeal } from '../../platform/seal.ts'
import { runRetention } from './run.ts'

// A process of its own that does one night's work, so that it can be killed.
const [url = '', dataDir = ''] = process.argv.slice(2)
const config = readConfig({ DATABASE_URL: url, METTLE_DATA: dataDir })
const keys = readMasterKeys(config.masterKeys, dataDir) as Buffer[]
const login = await runtimeLogin(fromUrl(url), keys)
const db = openDatabase(login)
await runRetention({ config, db, seal: openSeal(keys), mail: { send: async () => {} } } as never)
await db.close()
