import {
  compressedStream,
  objectAt,
  type PdfFile,
  readPdf,
  readStream,
  referenceIn,
  streamOf,
  writePdf,
} from './pdf-file.ts'

/**
 * Makes the compiler's tagged PDF a PDF/UA-1. It already has structure, language, title and alternative texts; what it
 * lacks is the mark of the standard, the title in the window's bar, and a text for some glyphs of conjuncts.
 */
export function finish(pdf: Uint8Array): Uint8Array {
  const file = readPdf(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))
  const root = referenceIn(file.trailer, 'Root')
  const catalog = textAt(file, root)
  markStandard(file, referenceIn(catalog, 'Metadata'))
  file.objects.set(root, Buffer.from(withTitleShown(catalog), 'latin1'))
  for (const [number, object] of file.objects) if (isComposedFont(object)) mapAllGlyphs(file, number)
  // A copy of its own: small buffers share their memory, and what is shared cannot be handed to another thread.
  return new Uint8Array(writePdf(file))
}

const textAt = (file: PdfFile, number: number) => objectAt(file, number).toString('latin1')

const withTitleShown = (catalog: string) =>
  catalog
    // It is false where it does not stand; said outright, poppler takes it for an error.
    .replace(/\/Suspects\s+false/, '')
    .replace(/\/ViewerPreferences\s*<<[^>]*>>/, '')
    .replace(/>>\s*$/, '/ViewerPreferences<</DisplayDocTitle true>>>>')

const identifier =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>'

function markStandard(file: PdfFile, number: number) {
  const xmp = readStream(objectAt(file, number)).toString('utf8')
  const marked = Buffer.from(xmp.replace('</rdf:RDF>', `${identifier}</rdf:RDF>`))
  file.objects.set(number, streamOf('/Type/Metadata/Subtype/XML', marked))
}

const isComposedFont = (object: Buffer) => object.length < 2_000 && object.includes('/Type0')

/**
 * A glyph that stands for a part of a syllable has no character of its own. Its text is beside it as ActualText, which
 * readers prefer; the standard wants an entry for each glyph all the same, and the replacement character claims nothing.
 */
function mapAllGlyphs(file: PdfFile, number: number) {
  const font = textAt(file, number)
  const mapping = referenceIn(font, 'ToUnicode')
  const cmap = readStream(objectAt(file, mapping)).toString('latin1')
  const mapped = new Set(Array.from(cmap.matchAll(/^<([0-9A-F]{4})> <[0-9A-F]+>$/gm), match => match[1]))
  const count = glyphCount(textAt(file, referenceIn(font, 'DescendantFonts')))
  const missing = Array.from({ length: count }, (_, glyph) => hex(glyph)).filter(
    (glyph, i) => i > 0 && !mapped.has(glyph),
  )
  if (missing.length === 0) return
  const entries = missing.map(glyph => `<${glyph}> <FFFD>`)
  // A block holds at most a hundred entries.
  let blocks = ''
  for (let i = 0; i < entries.length; i += 100) {
    const block = entries.slice(i, i + 100)
    blocks += `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`
  }
  const completed = Buffer.from(cmap.replace('endcmap', `${blocks}endcmap`), 'latin1')
  file.objects.set(mapping, compressedStream('', completed))
}

const hex = (glyph: number) => glyph.toString(16).toUpperCase().padStart(4, '0')

/** From the table of widths: runs of `first [width …]` or `first last width`, the last of which has the highest glyph. */
function glyphCount(font: string): number {
  const widths = font.match(/\/W\s*\[((?:[^[\]]|\[[^\]]*\])*)\]/)?.[1] ?? ''
  const runs = widths.matchAll(/(\d+)\s*\[([^\]]*)\]|\d+\s+(\d+)\s+[\d.]+/g)
  const ends = Array.from(runs, ([, first, list, last]) =>
    list === undefined ? Number(last) + 1 : Number(first) + list.trim().split(/\s+/).length,
  )
  return Math.max(0, ...ends)
}
