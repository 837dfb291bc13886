import { setTimeout as sleep } from 'node:timers/promises'
import { fromUrl } from './db/connect.ts'
import { openDatabase } from './db/index.ts'
import { runtimeLogin } from './db/runtime-role.ts'
import { openFiles } from './files.ts'
import { openSeal } from './seal.ts'

// Writes a file that never ends, to be killed.
const [, , url = '', owner = ''] = process.argv
const keys = [Buffer.alloc(32)]
const login = await runtimeLogin(fromUrl(url), keys)
const files = openFiles(openDatabase(login), openSeal(keys))
async function* endless() {
  for (;;) {
    yield Buffer.alloc(1_000_000)
    await sleep(50)
  }
}
await files.put({ owner, purpose: 'test', mediaType: 'x', most: 1e9, keepDays: 1 }, endless())
