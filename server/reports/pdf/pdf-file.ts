import { deflateSync, inflateSync } from 'node:zlib'

/** A PDF as its objects are written, by number. What is not asked for is not read, only copied. */
export type PdfFile = { objects: Map<number, Buffer>; trailer: string }

const notAsExpected = () => new Error('The compiled PDF is not written as expected.')

/** Of a file with a plain table of objects and nothing appended to it, which is what the compiler writes. */
export function readPdf(file: Buffer): PdfFile {
  const start = Number(file.toString('latin1', file.length - 64).match(/startxref\s+(\d+)/)?.[1])
  const tail = file.toString('latin1', start)
  const [head, count] = tail.match(/^xref\s+0 (\d+)\s+/) ?? []
  const trailer = tail.match(/trailer\s*(<<.*>>)/s)?.[1]
  if (!head || !trailer) throw notAsExpected()
  const places = Array.from({ length: Number(count) }, (_, number) => {
    const entry = tail.slice(head.length + number * 20, head.length + number * 20 + 20)
    return { number, offset: Number(entry.slice(0, 10)), isUsed: entry[17] === 'n' }
  })
    .filter(({ isUsed }) => isUsed)
    .sort((a, b) => a.offset - b.offset)
  const objects = places.map(({ number, offset }, i): [number, Buffer] => {
    const written = file.subarray(offset, places[i + 1]?.offset ?? start)
    return [number, written.subarray(written.indexOf('obj') + 3, written.lastIndexOf('endobj'))]
  })
  return { objects: new Map(objects), trailer }
}

export function objectAt({ objects }: PdfFile, number: number): Buffer {
  const object = objects.get(number)
  if (!object) throw notAsExpected()
  return object
}

/** The number of the object to which an entry of this one leads. */
export function referenceIn(object: string, key: string): number {
  const number = object.match(new RegExp(`/${key}\\s*\\[?\\s*(\\d+) 0 R`))?.[1]
  if (number === undefined) throw notAsExpected()
  return Number(number)
}

const isStream = (object: Buffer) => object.subarray(-16).includes('endstream')

export function readStream(object: Buffer): Buffer {
  const from = object.indexOf('stream')
  const head = object.toString('latin1', 0, from)
  const length = Number(head.match(/\/Length\s+(\d+)/)?.[1])
  const start = object.indexOf('\n', from) + 1
  if (from < 0 || Number.isNaN(length)) throw notAsExpected()
  const bytes = object.subarray(start, start + length)
  return head.includes('/FlateDecode') ? inflateSync(bytes) : bytes
}

export const streamOf = (entries: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${bytes.length}>>stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])

export const compressedStream = (entries: string, bytes: Buffer): Buffer =>
  streamOf(`${entries}/Filter/FlateDecode`, deflateSync(bytes))

/** So many objects are unpacked together by whoever reads one of them. */
const perStream = 100

/** Streams as they are. All the rest, above all a tag for each piece of text, is packed, which makes it a third as large. */
export function writePdf({ objects, trailer }: PdfFile): Buffer {
  const all = [...objects].sort(([a], [b]) => a - b)
  const plain = all.filter(([, object]) => !isStream(object))
  const written = all.filter(([, object]) => isStream(object))
  const size = (all.at(-1)?.[0] ?? 0) + 1
  const places: [kind: number, place: number, index: number][] = [[0, 0, 65_535]]
  for (let i = 0; i < plain.length; i += perStream) {
    const number = size + i / perStream
    const some = plain.slice(i, i + perStream)
    for (const [index, [packed]] of some.entries()) places[packed] = [2, number, index]
    written.push([number, packed(some)])
  }

  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  let length = parts[0]?.length ?? 0
  const put = (number: number, object: Buffer) => {
    places[number] = [1, length, 0]
    for (const part of [Buffer.from(`${number} 0 obj\n`), object, Buffer.from('\nendobj\n')]) {
      parts.push(part)
      length += part.length
    }
  }
  for (const [number, object] of written) put(number, object)
  const start = length
  put(places.length, table(places, start, trailer))
  parts.push(Buffer.from(`startxref\n${start}\n%%EOF\n`))
  return Buffer.concat(parts)
}

function packed(objects: [number, Buffer][]): Buffer {
  let offset = 0
  const numbers = objects.map(([number, object]) => {
    const place = `${number} ${offset}`
    offset += object.length + 1
    return place
  })
  const head = Buffer.from(`${numbers.join(' ')}\n`)
  const body = objects.flatMap(([, object]) => [object, Buffer.from('\n')])
  const entries = `/Type/ObjStm/N ${objects.length}/First ${head.length}`
  return compressedStream(entries, Buffer.concat([head, ...body]))
}

/** Where each object is, itself the last of them. */
function table(places: [number, number, number][], start: number, trailer: string): Buffer {
  const entries = [...places, [1, start, 0]]
  const bytes = Buffer.alloc(entries.length * 7)
  for (const [i, entry] of entries.entries()) {
    const [kind = 0, place = 0, index = 0] = entry ?? []
    bytes.writeUInt8(kind, i * 7)
    bytes.writeUInt32BE(place, i * 7 + 1)
    bytes.writeUInt16BE(index, i * 7 + 5)
  }
  const rest = trailer.slice(2, -2).replace(/\/Size\s+\d+/, '')
  return compressedStream(`/Type/XRef/Size ${entries.length}/W[1 4 2]${rest}`, bytes)
}
