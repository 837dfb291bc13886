// A whole service as far as the database is concerned, in a process of its own, for tests to kill.
// Prints one line of JSON once the database runs or is refused; stops it when told to.
import { startPostgres } from './index.ts'

const silent = { info() {}, warn() {}, error() {} }
const [dataDir = ''] = process.argv.slice(2)

process.on('SIGINT', () => {})
try {
  const { connection, version, pid, stop } = await startPostgres({
    dataDir,
    log: silent,
    settings: { fsync: 'off' },
  })
  process.stdin.resume().once('end', stop)
  console.log(JSON.stringify({ connection, version, pid }))
} catch (error) {
  console.log(JSON.stringify({ refused: (error as Error).message }))
}
