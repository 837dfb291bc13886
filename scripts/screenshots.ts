// Every page with the demo's data, light and dark, wide and on a phone, for docs/screenshots.md, which it writes too. While
// npm run demo runs in another terminal:
//   node scripts/screenshots.ts [address] [file of accounts]
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'

const root = join(import.meta.dirname, '..')
const [address = 'http://127.0.0.1:3000', accounts = join(root, 'demo-data/demo-accounts.txt')] =
  process.argv.slice(2)
const folder = join(root, 'docs/screenshots')

type Shot = {
  name: string
  /** Its heading in the document, and what is to be seen. */
  title: string
  says: string
  path: string
  /** What is seen once the page has come to rest. */
  until: string
  act?: (page: Page) => Promise<unknown>
}
type Who = 'nobody' | 'telecaller' | 'taker' | 'manager' | 'admin'

const people: Record<Exclude<Who, 'nobody'>, string> = {
  telecaller: 'arjun',
  // Stopped in the middle of it.
  taker: 'yash',
  manager: 'vikram',
  admin: 'asha',
}

const shots: Record<Who, Shot[]> = {
  nobody: [
    {
      name: 'sign-in',
      title: 'Sign in',
      says: 'Where everybody begins.',
      path: '/sign-in',
      until: 'Sign in',
    },
  ],
  telecaller: [
    {
      name: 'call',
      title: 'Call',
      says: 'The next lead, why it is next, and every outcome under one key.',
      path: '/call',
      until: 'After this',
      async act(page) {
        await page
          .getByLabel('What was said')
          .fill(
            'Price list reached them. Asks whether delivery is included; decision with the partner on Friday.',
          )
        await page.getByRole('button', { name: 'Connected' }).click()
        await page.getByRole('group', { name: 'Next step' }).getByRole('button').nth(1).click()
      },
    },
    {
      name: 'coming',
      title: 'What is coming',
      says: 'The queue in its order: why, when, and what each lead waits for.',
      path: '/call/coming',
      until: 'Waits for',
    },
    {
      name: 'follow-ups',
      title: 'Follow-ups',
      says: 'What is late, today and in the week, moved by key or by dragging.',
      path: '/follow-ups',
      until: 'Tomorrow',
    },
    {
      name: 'my-numbers',
      title: 'My numbers',
      says: 'Today against one’s own usual.',
      path: '/me',
      until: 'What is due',
    },
    {
      name: 'assessments',
      title: 'Assessment',
      says: 'What can be taken, and what was begun.',
      path: '/assessments',
      until: 'Assessment',
    },
    {
      name: 'results',
      title: 'Results',
      says: 'Eight strengths with their uncertainty, the words behind them, and a plan.',
      path: '/results',
      until: 'Your strengths, one by one',
    },
  ],
  taker: [
    {
      name: 'question',
      title: 'Question',
      says: 'One question at a time, by key or by tap; what is left, and about how long it takes.',
      path: '/assessments',
      until: 'Go on where you stopped',
      async act(page) {
        await page.getByText('Go on where you stopped').click()
        await page.getByRole('radio').first().waitFor()
      },
    },
  ],
  manager: [
    {
      name: 'team',
      title: 'Team',
      says: 'Every number says what it is made of and what it was before, and opens its rows.',
      path: '/team',
      until: 'How long it took',
    },
    {
      name: 'leads',
      title: 'Leads',
      says: 'The list, and beside it the lead that is open.',
      path: '/leads?status=contacted',
      until: 'New lead',
      act: openFirstLead,
    },
    {
      name: 'board',
      title: 'Leads as a board',
      says: 'The same leads by status.',
      path: '/leads?view=board',
      until: 'Converted',
    },
    {
      name: 'import',
      title: 'Import',
      says: 'What will happen is said before it happens.',
      path: '/import',
      until: 'Your imports',
      act: chooseFile,
    },
    {
      name: 'assignment',
      title: 'Assignment',
      says: 'Rules, tried out on the last hundred leads.',
      path: '/assignment',
      until: 'Who is available',
      async act(page) {
        await page.getByRole('button', { name: /^Try out/ }).click()
        await page.getByText('would be given to somebody', { exact: false }).waitFor()
      },
    },
    {
      name: 'strengths',
      title: 'Team strengths',
      says: 'People as dots on the bands.',
      path: '/strengths',
      until: 'Team strengths',
    },
    {
      name: 'predicts',
      title: 'What predicts',
      says: 'Which strengths go with results of work, and how sure that is.',
      path: '/predicts',
      until: 'What goes with',
    },
  ],
  admin: [
    {
      name: 'attention',
      title: 'Attention',
      says: 'What is wrong, each with the act that mends it; the state of the house.',
      path: '/attention',
      until: 'Attention',
    },
    { name: 'people', title: 'People', says: 'Who is here, and as what.', path: '/people', until: 'Arjun' },
    {
      name: 'events',
      title: 'Events',
      says: 'What goes to other systems and what comes from them.',
      path: '/events',
      until: 'Events',
    },
    { name: 'audit', title: 'Audit', says: 'Who did what, chained.', path: '/audit', until: 'Audit' },
    {
      name: 'definitions',
      title: 'Definitions',
      says: 'Assessments with their versions and use, written by form or brought as a file.',
      path: '/definitions',
      until: 'Mettle Strengths',
    },
    {
      name: 'keep',
      title: 'Keep and forget',
      says: 'How long things are kept, what is held, exported and erased, and the backups.',
      path: '/keep',
      until: 'Keep and forget',
    },
    {
      name: 'limits',
      title: 'Limits',
      says: 'What is limited, who was refused.',
      path: '/limits',
      until: 'Limits',
    },
    {
      name: 'scripts',
      title: 'Scripts',
      says: 'What telecallers are shown to say.',
      path: '/scripts',
      until: 'Scripts',
    },
    {
      name: 'call-outcomes',
      title: 'Call outcomes',
      says: 'What each outcome does to a lead.',
      path: '/call-outcomes',
      until: 'What a telecaller will read before saving',
    },
    {
      name: 'call-queue',
      title: 'Calling hours and queue',
      says: 'When leads may be called, how long they are held, and which sources come first.',
      path: '/call-queue',
      until: 'Sources that come first',
    },
    {
      name: 'settings',
      title: 'Settings',
      says: 'Language, keys, sessions, API tokens.',
      path: '/settings',
      until: 'Settings',
    },
  ],
}

const views = [
  { name: 'wide', viewport: { width: 1440, height: 900 }, scale: 0.75, shownAs: 640 },
  { name: 'phone', viewport: { width: 390, height: 844 }, scale: 1, shownAs: 185 },
] as const
const schemes = ['light', 'dark'] as const

async function openFirstLead(page: Page) {
  await page.getByRole('region', { name: 'Leads, by row' }).getByRole('link').first().click()
  await page.getByRole('tab', { name: 'Timeline' }).waitFor()
}

async function chooseFile(page: Page) {
  const rows = ['Name,Mobile,Firm,Source', 'Meera Joshi,98201 77120,Joshi Textiles,fair', 'R,12,,fair']
  const buffer = Buffer.from(rows.join('\n'))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'fair-pune.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Try it out' }).waitFor()
}

function passwordOf(person: string) {
  const line = readFileSync(accounts, 'utf8')
    .split('\n')
    .find(one => one.startsWith(`${person}@`))
  const [email, password] = line?.split(' ') ?? []
  if (!email || !password) throw new Error(`${accounts} has no account of ${person}.`)
  return { email, password }
}

/** Nothing is waited for any more, and charts have measured their place. */
async function atRest(page: Page) {
  await page.evaluate('document.fonts.ready')
  await page.evaluate('new Promise(done => setTimeout(done, 1000))')
  for (const waiting of await page.getByText('Loading', { exact: true }).all())
    await waiting.waitFor({ state: 'detached' })
}

/** In one session, so that a call is claimed once and seen in every view. */
async function take(browser: Browser, who: Who) {
  const context = await browser.newContext({
    baseURL: address,
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const session = await context.newCDPSession(page)
  if (who !== 'nobody') {
    const { email, password } = passwordOf(people[who])
    await page.goto('/sign-in')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
  }
  for (const shot of shots[who])
    for (const view of views) {
      await page.setViewportSize(view.viewport)
      await page.goto(shot.path)
      await page.getByText(shot.until).filter({ visible: true }).first().waitFor()
      await shot.act?.(page)
      await atRest(page)
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        await page.evaluate('scrollTo(0, 0)')
        await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
        const { data } = await session.send('Page.captureScreenshot', {
          format: 'webp',
          quality: 72,
          clip: { x: 0, y: 0, ...view.viewport, scale: view.scale },
        })
        writeFileSync(join(folder, `${fileOf(shot, view.name, colorScheme)}`), Buffer.from(data, 'base64'))
      }
      console.log(`${shot.name}, ${view.name}`)
    }
  await context.close()
}

const fileOf = ({ name }: Shot, view: string, scheme: string) => `${name}-${view}-${scheme}.webp`

function writeDocument() {
  const all = Object.values(shots).flat()
  const parts = all.map(shot => {
    const images = views.flatMap(view =>
      schemes.map(
        scheme =>
          `<img src="screenshots/${fileOf(shot, view.name, scheme)}" width="${view.shownAs}" alt="${shot.title}, ${view.name}, ${scheme}">`,
      ),
    )
    return `## ${shot.title}\n\n${shot.says}\n\n${images.join('\n')}\n`
  })
  const text = `# Every page\n\nWith the demo's data, light and dark, wide and on a phone; made by \`node scripts/screenshots.ts\`.\n\n${parts.join('\n')}`
  writeFileSync(join(root, 'docs/screenshots.md'), text)
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
try {
  for (const who of Object.keys(shots) as Who[]) await take(browser, who)
} finally {
  await browser.close()
}
writeDocument()
