/**
 * A TrueType font made here: an empty frame for every character there is. It stands last in line, for scripts that no
 * other font covers: the name is not drawn, but it is still in the text of the PDF, is read aloud and can be copied.
 * Without it the compiler would leave a glyph that stands for nothing, which PDF/UA forbids.
 */
export const placeholderFamily = 'Mettle Placeholder'

const unitsPerEm = 1000
const advance = 700
/** Outer frame clockwise, inner one against it, so that the inside stays empty. */
const frame = [
  [
    [80, 0],
    [80, 700],
    [620, 700],
    [620, 0],
  ],
  [
    [130, 50],
    [570, 50],
    [570, 650],
    [130, 650],
  ],
] as const

const u16 = (...values: number[]) => values.flatMap(value => [(value >> 8) & 255, value & 255])
const u32 = (...values: number[]) => values.flatMap(value => u16(value >>> 16, value & 65535))
const ascii = (text: string) => [...text].map(char => char.charCodeAt(0))

export function placeholderFont(): Uint8Array {
  const glyph = boxGlyph()
  const tables: [tag: string, bytes: number[]][] = [
    ['OS/2', os2()],
    ['cmap', everyCharacter()],
    ['glyf', glyph],
    ['head', head()],
    ['hhea', u16(1, 0, 800, -200, 0, advance, 0, 0, advance, 1, 0, 0, 0, 0, 0, 0, 0, 2)],
    ['hmtx', u16(advance, 0, advance, 80)],
    ['loca', u16(0, 0, glyph.length / 2)],
    // Version 1.0, two glyphs, eight points in two contours; nothing is hinted.
    ['maxp', [...u32(0x10000), ...u16(2, 8, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)]],
    ['name', names()],
    ['post', [...u32(0x30000, 0), ...u16(-100, 50), ...u32(0, 0, 0, 0, 0)]],
  ]
  return assemble(tables)
}

function assemble(tables: [tag: string, bytes: number[]][]): Uint8Array {
  const directory: number[] = [...u32(0x10000), ...u16(tables.length, 128, 3, tables.length * 16 - 128)]
  const body: number[] = []
  const start = 12 + tables.length * 16
  for (const [tag, bytes] of tables) {
    const padded = [...bytes, ...new Array((4 - (bytes.length % 4)) % 4).fill(0)]
    directory.push(...ascii(tag), ...u32(checksum(padded), start + body.length, bytes.length))
    body.push(...padded)
  }
  return Uint8Array.from([...directory, ...body])
}

function checksum(padded: number[]): number {
  let sum = 0
  for (let i = 0; i < padded.length; i += 4) {
    const word = (padded[i]! << 24) | (padded[i + 1]! << 16) | (padded[i + 2]! << 8) | padded[i + 3]!
    sum = (sum + word) >>> 0
  }
  return sum
}

/** Format 13: one glyph for a whole stretch of characters, here all of them but the controls. */
function everyCharacter(): number[] {
  const stretch = u32(0x20, 0x10ffff, 1)
  const subtable = [...u16(13, 0), ...u32(16 + stretch.length, 0, 1), ...stretch]
  return [...u16(0, 1, 3, 10), ...u32(12), ...subtable]
}

function boxGlyph(): number[] {
  const points = frame.flat()
  const deltas = (axis: 0 | 1) => points.map((point, i) => point[axis] - (points[i - 1]?.[axis] ?? 0))
  const bytes = [
    ...u16(2, 80, 0, 620, 700, 3, 7, 0),
    ...points.map(() => 1),
    ...u16(...deltas(0)),
    ...u16(...deltas(1)),
  ]
  return bytes.length % 2 === 0 ? bytes : [...bytes, 0]
}

function head(): number[] {
  const neverChanged = u32(0, 0, 0, 0)
  return [
    ...u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
    ...u16(0, unitsPerEm),
    ...neverChanged,
    ...u16(80, 0, 620, 700, 0, 8, 2, 0, 0),
  ]
}

function os2(): number[] {
  const regular = u16(4, advance, 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 250, 0)
  const panose = new Array(10).fill(0)
  const ranges = u32(0, 0, 0, 0)
  const rest = u16(0x40, 0x20, 0xffff, 800, -200, 0, 800, 200)
  return [
    ...regular,
    ...panose,
    ...ranges,
    ...ascii('MTTL'),
    ...rest,
    ...u32(0, 0),
    ...u16(500, 700, 0, 32, 1),
  ]
}

function names(): number[] {
  const texts: [id: number, text: string][] = [
    [1, placeholderFamily],
    [2, 'Regular'],
    [4, placeholderFamily],
    [6, 'MettlePlaceholder-Regular'],
  ]
  const records: number[] = []
  const storage: number[] = []
  for (const [id, text] of texts) {
    const bytes = u16(...[...text].map(char => char.charCodeAt(0)))
    records.push(...u16(3, 1, 0x409, id, bytes.length, storage.length))
    storage.push(...bytes)
  }
  return [...u16(0, texts.length, 6 + records.length), ...records, ...storage]
}
