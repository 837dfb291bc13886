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
}

type Measured = { ms: number; late: number; cpu: number }

async function measure(leads: number) {
  const mettle = await startBenchService()
  console.log(`seeding ${leads.toLocaleString('en')} leads …`)
  const { telecaller, manager } = await seedLeads(mettle.superuser, leads, callers)
  const results: Record<string, Measured> = {}
  for (const [who, person] of Object.entries({ telecaller, manager })) {
    const headers = { authorization: `Bearer ${await signIn(mettle.dataDir, person)}` }
    for (const [what, query] of Object.entries(searches)) {
      const times: number[] = []
      const url = `http://127.0.0.1:${mettle.port}/api/leads?${query}`
      const ask = async () => {
        const from = performance.now()
        const answer = await fetch(url, { headers })
        if (!answer.ok) throw new Error(await answer.text())
        await answer.arrayBuffer()
        times.push(performance.now() - from)
      }
      await ask()
      times.length = 0
      const from = cpuMillisecondsOfTree(mettle.pid)
      for (let n = 0; n < repetitions; n++) await ask()
      const cpu = (cpuMillisecondsOfTree(mettle.pid) - from) / repetitions
      results[`${who}: ${what}`] = { ms: median(times), late: median(times.slice(5)), cpu }
    }
  }
  await mettle.stop()
  return results
}

const [few, many] = [await measure(sizes[0]), await measure(sizes[1])]
console.table(
  Object.fromEntries(
    Object.entries(few).map(([what, small]) => {
      const large = many[what] as Measured
      return [
        what,
        {
          [`ms at ${sizes[0]}`]: small.ms.toFixed(1),
          [`ms at ${sizes[1]}`]: large.ms.toFixed(1),
          'from the sixth on': large.late.toFixed(1),
          ratio: (large.ms / small.ms).toFixed(1),
          [`CPU ms at ${sizes[0]}`]: small.cpu.toFixed(1),
          [`CPU ms at ${sizes[1]}`]: large.cpu.toFixed(1),
          'CPU ratio': (large.cpu / small.cpu).toFixed(1),
        },
      ]
    }),
  ),
)
