import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedLeads, signIn } from '../api/seed.ts'
import { quantile } from '../support/quantile.ts'
import { startBenchService } from '../support/service.ts'

// How long a backup takes beside the running service, what requests feel of it, how much memory it needs, and how long it
// takes until an empty installation serves it again.
//   node bench/governance/restore.ts [leads]

const leads = Number(process.argv[2] ?? 1_000_000)
const root = new URL('../../', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'mettle-bench-backup-'))
const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1)

/** A command of the operator, and the most memory it held. */
async function command(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/cli.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', chunk => (said += chunk))
  let most = 0
  const look = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      most = Number(status.match(/VmHWM:\s+(\d+)/)?.[1] ?? most)
    } catch {}
  }, 100)
  const code = await new Promise(resolve => child.once('close', resolve))
  clearInterval(look)
  if (code !== 0) throw new Error(`mettle ${args[0]} ended with ${code}`)
  return { said: JSON.parse(said), megabytes: Math.round(most / 1024) }
}

/** A telecaller's list, over and over until told to stop: its times in milliseconds. */
function readers(port: number, token: string) {
  const times: number[] = []
  let reading = true
  const all = (async () => {
    while (reading) {
      const from = performance.now()
      const answer = await fetch(`http://127.0.0.1:${port}/api/leads`, {
        headers: { authorization: `Bearer ${token}` },
      })
      await answer.arrayBuffer()
      times.push(performance.now() - from)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  })()
  return async () => {
    reading = false
    await all
    return {
      p50: quantile(times, 0.5).toFixed(1),
      p99: quantile(times, 0.99).toFixed(1),
      requests: times.length,
    }
  }
}

const mettle = await startBenchService()
try {
  console.log(`seeding ${leads.toLocaleString('en')} leads …`)
  const { telecaller } = await seedLeads(mettle.superuser, leads, 10)
  // What was said to each, and the key it is sealed with: as many bytes as a note of two lines has.
  await mettle.superuser.query(`
    alter table interactions disable trigger user;
    insert into interactions (id, lead_id, type, content, created_by)
      select gen_random_uuid(), id, 'note', decode(md5(id::text) || md5(name) || md5(id || 'a') || md5(id || 'b') || md5(id || 'c'), 'hex'), assigned_to from leads;
    alter table interactions enable trigger user;
    insert into app.data_keys (id, lead_id, master_id, wrapped)
      select gen_random_uuid(), id, (select encode(substr(sealed, 1, 8), 'hex') from app.secrets limit 1),
        decode(md5(id::text) || md5(name), 'hex') from leads;`)
  const token = await signIn(mettle.dataDir, telecaller)
  const env = { METTLE_DATA: mettle.dataDir }
  const path = join(folder, 'bench.backup')

  const idle = readers(mettle.port, token)
  await new Promise(resolve => setTimeout(resolve, 10_000))
  console.log('list without a backup', await idle())
  const beside = readers(mettle.port, token)
  const began = performance.now()
  const made = await command(['backup', '--to', path], env)
  console.log(
    `backup: ${seconds(began)} s, ${made.said.rows} rows, ${statSync(path).size} bytes, ${made.megabytes} MB of memory`,
  )
  console.log('list beside the backup', await beside())

  const target = mkdtempSync(join(folder, 'target-'))
  writeFileSync(join(target, 'mettle.key'), readFileSync(join(mettle.dataDir, 'mettle.key')), { mode: 0o600 })
  const from = performance.now()
  const restored = await command(['restore', '--from', path], { METTLE_DATA: target })
  console.log(`restore: ${seconds(from)} s, ${restored.said.rows} rows, ${restored.megabytes} MB of memory`)
} finally {
  await mettle.stop()
  rmSync(folder, { recursive: true, force: true })
}
