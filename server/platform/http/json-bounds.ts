type Bounds = { deepest: number; most: number }

const quote = 0x22
const backslash = 0x5c
const [openObject, closeObject, openArray, closeArray] = [0x7b, 0x7d, 0x5b, 0x5d]

/**
 * Whether JSON text nests deeper than it may, or has more lists and objects, read off its brackets before anything is
 * parsed: what walks a value afterwards may then recurse, and takes no longer than its bytes do. Texts inside are skipped
 * by a native search, so that a megabyte costs about a millisecond.
 */
export function exceededBound(bytes: Buffer, { deepest, most }: Bounds): keyof Bounds | undefined {
  let depth = 0
  let containers = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) {
      at = endOfText(bytes, at)
      if (at < 0) return undefined
    } else if (byte === openObject || byte === openArray) {
      if (++depth > deepest) return 'deepest'
      if (++containers > most) return 'most'
    } else if (byte === closeObject || byte === closeArray) depth--
  }
  return undefined
}

/** The place of the quote that ends the text begun at `from`; −1 where there is none, which the parser will say. */
function endOfText(bytes: Buffer, from: number): number {
  for (let end = bytes.indexOf(quote, from + 1); end >= 0; end = bytes.indexOf(quote, end + 1)) {
    let escapes = 0
    while (bytes[end - 1 - escapes] === backslash) escapes++
    if (escapes % 2 === 0) return end
  }
  return -1
}
