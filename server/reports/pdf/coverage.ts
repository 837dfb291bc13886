/** Whether a font draws this character. */
export type Covers = (codePoint: number) => boolean

/** What a TrueType font has glyphs for, read from its tables of characters (cmap, formats 4 and 12). */
export function charactersOf(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const characters = new Set<number>()
  const cmap = tableAt(view, 'cmap')
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const subtable = cmap + view.getUint32(cmap + 4 + i * 8 + 4)
    const format = view.getUint16(subtable)
    if (format === 4) readSegments(view, subtable, characters)
    if (format === 12) readGroups(view, subtable, characters)
  }
  return characters
}

function tableAt(view: DataView, tag: string): number {
  for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map(i => view.getUint8(at + i)))
    if (name === tag) return view.getUint32(at + 8)
  }
  throw new Error(`The font has no table ${tag}.`)
}

function readSegments(view: DataView, subtable: number, into: Set<number>) {
  const bytes = view.getUint16(subtable + 6)
  const [ends, starts] = [subtable + 14, subtable + 16 + bytes]
  const [deltas, offsets] = [starts + bytes, starts + 2 * bytes]
  for (let i = 0; i < bytes; i += 2) {
    const [start, end] = [view.getUint16(starts + i), view.getUint16(ends + i)]
    const offset = view.getUint16(offsets + i)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph =
        offset === 0
          ? (code + view.getUint16(deltas + i)) & 0xffff
          : view.getUint16(offsets + i + offset + 2 * (code - start))
      if (glyph > 0) into.add(code)
    }
  }
}

function readGroups(view: DataView, subtable: number, into: Set<number>) {
  for (let i = 0; i < view.getUint32(subtable + 12); i++) {
    const group = subtable + 16 + i * 12
    for (let code = view.getUint32(group); code <= view.getUint32(group + 4); code++) into.add(code)
  }
}
