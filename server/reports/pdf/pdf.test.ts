import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openPdfRenderer } from './index.ts'
import { fontsOf, sample, structureOf, textOf, withoutPoppler, wordsOf } from './samples.fixture.ts'

const renderer = openPdfRenderer({ workers: 1 })
after(() => renderer.close())

const strong = renderer.render(sample('strong', 'en'))
const middling = renderer.render(sample('middling', 'hi'))
const invalid = renderer.render(sample('invalid', 'en'))

test('three people get a report of 8 to 12 pages, tagged, with title, language and bookmarks', async () => {
  for (const [pdf, language] of [
    [await strong, 'en'],
    [await middling, 'hi'],
    [await invalid, 'en'],
  ] as const) {
    const structure = await structureOf(pdf)
    assert.ok(structure.pages >= 8 && structure.pages <= 12, `${structure.pages} pages`)
    assert.equal(structure.language, language)
    assert.ok(structure.outline)
    for (const kind of ['H1', 'H2', 'Table', 'TH', 'Figure', 'TOC']) {
      assert.ok(structure.kinds.includes(kind), `${language} has ${kind}`)
    }
  }
  assert.equal((await structureOf(await strong)).title, 'Your strengths at work · Asha Kulkarni')
})

test('every chart says in words what it shows', async () => {
  const report = sample('strong', 'en')
  const { figures } = await structureOf(await strong)
  // Overview, radar, eight dimensions, industry, role, role fit.
  assert.ok(figures.length >= 12, `${figures.length} figures`)
  for (const alt of figures) assert.ok(alt && alt.length > 20, `“${alt}”`)
  const [first] = report.profile.dimensions
  assert.ok(
    figures.some(alt => alt?.includes(`${first?.name}: Score ${first?.score?.toFixed(1)}, 95% interval`)),
  )
})

test('its text is that of the report, in the order of reading', { skip: withoutPoppler }, async () => {
  for (const [pdf, report] of [
    [await strong, sample('strong', 'en')],
    [await middling, sample('middling', 'hi')],
    [await invalid, sample('invalid', 'en')],
  ] as const) {
    // Poppler guesses spaces from gaps, and sees one in the middle of some Devanagari words.
    const text = textOf(pdf).replaceAll(' ', '')
    const passages = [
      report.subject.name as string,
      report.reading.title,
      report.profile.title,
      ...report.profile.dimensions.map(({ headline }) => headline),
      report.comparison.title,
      report.plan.title,
      report.validity.text,
    ].map(passage => passage.normalize('NFC').replaceAll(' ', ''))
    let from = 0
    for (const passage of passages) {
      const at = text.indexOf(passage, from)
      assert.ok(at >= 0, `“${passage}” comes after what stands before it`)
      from = at
    }
    assert.match(text, report.language === 'en' ? /Page2of\d+/ : /पृष्ठ2कुल\d+/)
  }
})

test('answers that cannot be trusted are said so before anything else', {
  skip: withoutPoppler,
}, async () => {
  const report = sample('invalid', 'en')
  const text = textOf(await invalid)
  assert.ok(text.indexOf(report.warning as string) < text.indexOf(report.profile.lead))
  // In the table neither band nor probability nor percentile.
  assert.equal(text.match(/– – –/g)?.length, report.profile.dimensions.length)
})

test('the same report gives the same bytes, also from another worker', async () => {
  const other = openPdfRenderer({ workers: 1 })
  try {
    assert.deepEqual(Buffer.from(await other.render(sample('strong', 'en'))), Buffer.from(await strong))
  } finally {
    await other.close()
  }
})

test('a name of markup stays a name', { skip: withoutPoppler }, async () => {
  const name = '#panic("x") *bold* $x^2$ <script>&amp; \\u{41} @label //'
  const text = textOf(await renderer.render(sample('middling', 'en', { name })))
  assert.ok(text.includes(name), text.slice(0, 300))
})

test('a name in any script keeps its characters, drawn or not', { skip: withoutPoppler }, async () => {
  for (const name of ['தமிழ்ச்செல்வி', 'ಕನ್ನಡ ರಾವ್', '田中 太郎', 'Zoë Łukasz', '🙂 Asha']) {
    const pdf = await renderer.render(sample('invalid', 'en', { name }))
    assert.ok(textOf(pdf).includes(name.normalize('NFC')), name)
    assert.equal(textOf(pdf).includes('characters that this file cannot draw'), /[田🙂]/u.test(name), name)
  }
})

test('whatever teams, assessments and resources are called, nothing is drawn as an empty frame', {
  skip: withoutPoppler,
}, async () => {
  const article = {
    id: 'one',
    title: '聞く 🙂',
    text: '聞く',
    url: `https://例え.jp/${'x'.repeat(300)}`,
    tags: ['work_ethic'],
  }
  const long = 'Abcdefghij'.repeat(20)
  const report = sample('strong', 'en', {
    assessment: '強み',
    industry: { key: 'theirs', text: long },
    role: { key: 'theirs', text: '電話 telecaller' },
    teams: { state: 'shown', teams: [{ name: '한국 팀', size: 4, strong: { work_ethic: 2 } }] },
    catalogue: [article, { ...article, id: 'two', title: long, text: long }],
  })
  const pdf = await renderer.render(report)
  const text = textOf(pdf)
  const { pages } = await structureOf(pdf)
  const said = text.match(/characters that this file cannot draw; the web page/g)
  assert.equal(said?.length, pages + 3, 'on each page, for the team, and for a resource and its text')
  assert.match(text, /… telecaller/)
  assert.match(text.replace(/[\s\u200b]/g, ''), /https:\/\/xn--r8jz45g\.jp\/x{300}/)
  const outside = wordsOf(pdf).filter(({ right }) => right > 596 - 50)
  assert.deepEqual(outside, [], 'within the margins')
  assert.ok((await fontsOf(pdf)).every(font => !font.includes('Placeholder')))
})

test('a name of 400 characters without a space leaves the report whole', {
  skip: withoutPoppler,
}, async () => {
  const name = 'Abcdefghij'.repeat(40)
  const pdf = await renderer.render(sample('invalid', 'en', { name }))
  const { pages } = await structureOf(pdf)
  assert.ok(pages <= 12)
  const letters = textOf(pdf).replace(/[\s\u200b]/g, '')
  assert.ok(letters.includes(name))
})

test('an assessment of one dimension has a report too', async () => {
  const report = sample('middling', 'en')
  const [only] = report.profile.dimensions
  assert.ok(only)
  const profile = { ...report.profile, dimensions: [only], strengths: [], growth: [] }
  const { pages, figures } = await structureOf(await renderer.render({ ...report, profile }))
  assert.ok(pages >= 4)
  assert.ok(figures.length >= 2)
})

test('an anonymised report names nobody, neither in its text nor beside it', async () => {
  const pdf = await renderer.render(sample('strong', 'en', { anonymized: true }))
  const { title, creationDate } = await structureOf(pdf)
  assert.doesNotMatch(title ?? '', /Asha/)
  assert.equal(creationDate, undefined)
  const bytes = Buffer.from(pdf).toString('latin1')
  assert.doesNotMatch(bytes, /CreateDate|ModifyDate/)
  if (!withoutPoppler) assert.doesNotMatch(textOf(pdf), /Asha|Kulkarni|November/)
})
