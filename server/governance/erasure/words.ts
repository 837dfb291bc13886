const shorthands: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** What a JSON text says: within it, a line that begins with a name has an n before it, and PHP spells letters as numbers. */
export const unescaped = (json: string) =>
  json.replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (_, code, sign) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (shorthands[sign] ?? sign),
  )

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** As a whole word: a short name stands within longer ones. */
export const asWord = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${literally(text)}(?![\\p{L}\\p{N}])`, 'iu')

/** As a whole address or number: ann@example.com is not jo-ann@example.com, nor at example.com.au. */
export const asAddress = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}._+-])${literally(text)}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'iu')
