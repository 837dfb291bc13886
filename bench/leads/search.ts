import { seedLeads, signIn } from '../api/seed.ts'
import { median } from '../support/quantile.ts'
import { cpuMillisecondsOfTree, startBenchService } from '../support/service.ts'

// What a search costs among 10,000 and among 1,000,000 leads of so many telecallers, twenty times on one connection. A statement that is prepared gets its final plan at the sixth use, so the later ones are shown by themselves.
//   node bench/leads/search.ts [leads] [more leads] [telecallers]

const sizes = [Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 1_000_000)] as const
const callers = Number(process.argv[4] ?? 200)
const repetitions = 20

const searches = {
  'in every lead': 'search=example',
  'in 1 of 12': 'search=zaveri',
  'in 1 of 24': 'search=priya',
  'in 1 of 624, two words': 'search=rahul%20xavier',
  'one e-mail': 'search=lead7707%40example.com',
  'in none': 'search=Quetzalcoatl',
  'phone digits': 'search=98734%2051234',
  'part of a phone': 'search=873451',
  'first two letters': 'search=za',
  'a cursor page by source': 'source=seed&cursor=',
  'page 500': 'page=500',
  'a page past the end': 'page=100000000',
  'by name': 'sort=name',
  'last changed': 'sort=-updated_at',
}

const startSeeded = async (leads: number) => {
  const mettle = await startBenchService()
  console.log(`seeding ${leads.toLocaleString('en')} leads …`)
  return { mettle, people: await seedLeads(mettle.superuser, leads, callers) }
}
// Both at once and asked in turn: what else the machine does then strikes both.
const places = [await startSeeded(sizes[0]), await startSeeded(sizes[1])] as const

type Asked = { ms: number; cpu: number }
const table: Record<string, object> = {}
for (const who of ['telecaller', 'manager'] as const) {
  const askers = await Promise.all(
    places.map(async ({ mettle, people }) => {
      const headers = { authorization: `Bearer ${await signIn(mettle.dataDir, people[who])}` }
      return async (query: string): Promise<Asked> => {
        const cpuFrom = cpuMillisecondsOfTree(mettle.pid)
        const from = performance.now()
        const answer = await fetch(`http://127.0.0.1:${mettle.port}/api/leads?${query}`, { headers })
        if (!answer.ok) throw new Error(await answer.text())
        await answer.arrayBuffer()
        const ms = performance.now() - from
        return { ms, cpu: cpuMillisecondsOfTree(mettle.pid) - cpuFrom }
      }
    }),
  )
  for (const [what, query] of Object.entries(searches)) {
    for (const ask of askers) await ask(query)
    const asked: Asked[][] = askers.map(() => [])
    for (let n = 0; n < repetitions; n++)
      for (const [i, ask] of askers.entries()) asked[i]?.push(await ask(query))
    const [few, many] = asked as [Asked[], Asked[]]
    const of = (list: Asked[], figure: keyof Asked) => median(list.map(one => one[figure]))
    table[`${who}: ${what}`] = {
      [`ms at ${sizes[0]}`]: of(few, 'ms').toFixed(1),
      [`ms at ${sizes[1]}`]: of(many, 'ms').toFixed(1),
      'from the sixth on': of(many.slice(5), 'ms').toFixed(1),
      ratio: (of(many, 'ms') / of(few, 'ms')).toFixed(1),
      [`CPU ms at ${sizes[0]}`]: of(few, 'cpu').toFixed(1),
      [`CPU ms at ${sizes[1]}`]: of(many, 'cpu').toFixed(1),
      'CPU ratio': (of(many, 'cpu') / of(few, 'cpu')).toFixed(1),
    }
  }
}
console.table(table)
for (const { mettle } of places) await mettle.stop()
