import { inflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib'

/**
 * Makes the compiler's tagged PDF a PDF/UA-1. It already has structure, language, title and alternative texts; what it
 * lacks is the mark of the standard, the title in the window's bar, and a text for some glyphs of conjuncts.
 */
export async function finish(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const { catalog, context } = document
  markStandard(document)
  // It is false where it does not stand; said outright, poppler takes it for an error.
  catalog.lookup(PDFName.of('MarkInfo'), PDFDict).delete(PDFName.of('Suspects'))
  const preferences = catalog.lookupMaybe(PDFName.of('ViewerPreferences'), PDFDict) ?? context.obj({})
  preferences.set(PDFName.of('DisplayDocTitle'), context.obj(true))
  catalog.set(PDFName.of('ViewerPreferences'), preferences)
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (isComposedFont(object)) mapAllGlyphs(object)
  }
  return await document.save({ addDefaultPage: false, updateFieldAppearances: false })
}

const identifier =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>'

function markStandard({ catalog, context }: PDFDocument) {
  const key = PDFName.of('Metadata')
  const xmp = contentsOf(catalog.lookup(key))
    .toString('utf8')
    .replace('</rdf:RDF>', `${identifier}</rdf:RDF>`)
  const marked = context.stream(Buffer.from(xmp), { Type: 'Metadata', Subtype: 'XML' })
  context.assign(catalog.get(key) as Parameters<typeof context.assign>[0], marked)
}

const isComposedFont = (object: PDFObject): object is PDFDict =>
  object instanceof PDFDict && object.get(PDFName.of('Subtype')) === PDFName.of('Type0')

/**
 * A glyph that stands for a part of a syllable has no character of its own. Its text is beside it as ActualText, which
 * readers prefer; the standard wants an entry for each glyph all the same, and the replacement character claims nothing.
 */
function mapAllGlyphs(font: PDFDict) {
  const key = PDFName.of('ToUnicode')
  const cmap = contentsOf(font.lookup(key)).toString('latin1')
  const mapped = new Set(Array.from(cmap.matchAll(/^<([0-9A-F]{4})> <[0-9A-F]+>$/gm), match => match[1]))
  const missing = Array.from({ length: glyphCount(font) }, (_, glyph) => hex(glyph)).filter(
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
  const completed = font.context.flateStream(cmap.replace('endcmap', `${blocks}endcmap`))
  font.context.assign(font.get(key) as Parameters<typeof font.context.assign>[0], completed)
}

const hex = (glyph: number) => glyph.toString(16).toUpperCase().padStart(4, '0')

/** From the table of widths: runs of `first [width …]`, the last of which ends with the highest glyph. */
function glyphCount(font: PDFDict): number {
  const descendant = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict)
  const widths = descendant.lookup(PDFName.of('W'), PDFArray)
  let count = 0
  for (let i = 0; i < widths.size(); ) {
    const first = widths.lookup(i, PDFNumber).asNumber()
    const next = widths.lookup(i + 1)
    if (next instanceof PDFArray) {
      count = Math.max(count, first + next.size())
      i += 2
    } else {
      count = Math.max(count, widths.lookup(i + 1, PDFNumber).asNumber() + 1)
      i += 3
    }
  }
  return count
}

function contentsOf(stream: PDFObject | undefined): Buffer {
  if (!(stream instanceof PDFRawStream))
    throw new Error('The compiled PDF has no stream where one was expected.')
  const bytes = Buffer.from(stream.getContents())
  return stream.dict.get(PDFName.of('Filter')) ? inflateSync(bytes) : bytes
}
