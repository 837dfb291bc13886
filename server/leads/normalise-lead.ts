import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Digits of every script as those on a telephone: ९८७ is 987. Scripts number theirs from …0 or …6 on. */
const latinDigits = (text: string) =>
  text.replace(/[^\P{Nd}0-9]/gu, digit => {
    const code = digit.codePointAt(0) as number
    const row = code - (code % 16)
    const isFirst = /\p{Nd}/u.test(String.fromCodePoint(row))
    return String(code - row - (isFirst ? 0 : 6))
  })

const numberOf = (phone: string, region: string) =>
  parsePhoneNumberFromString(latinDigits(phone), region as CountryCode)

/** The number as the whole world would dial it, where it is one. */
export const e164 = (phone: string | null | undefined, region: string) =>
  (phone && numberOf(phone, region)?.number) || null

const isValidNumber = (phone: string, region: string) => numberOf(phone, region)?.isValid() ?? false

export const emailKey = (email: string | null | undefined) => email?.toLowerCase() ?? null

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

const mostLettersSought = 200

/**
 * What to look for in a lead's search text: its words, or the digits of a phone number however it is written, with the
 * dashes of a text processor and the invisible marks that address books put around numbers.
 */
export function searchPatterns(search: string, region: string): string[] {
  const like = (...words: string[]) => `%${words.map(word => word.replace(/[\\%_]/g, '\\$&')).join('%')}%`
  // Before anything is escaped: a full-width ％ becomes a plain one. One ﷺ becomes eighteen letters.
  const plain = [...search.normalize('NFKC')].slice(0, mostLettersSought).join('')
  const text = plain.trim()
  // Inside of words the index knows nothing shorter than three letters. Some scripts put no spaces between words.
  if (/^[\p{L}\p{N}]{1,2}$/u.test(text) && !unspaced.test(text)) return [`${text}%`, `% ${text}%`]
  const digits = latinDigits(plain).replace(/[\s\p{Pd}\p{Cf}+()./]/gu, '')
  const isNumber = /^\d{4,}$/.test(digits)
  // With letters around it too: tel:, ext. 12. The few digits of a name or an e-mail address are no number.
  const dialable = latinDigits(plain).replace(/\D/g, '').length >= 7 && !plain.includes('@')
  const number = (dialable && e164(plain, region)) || ''
  const dialled = [...(isNumber ? [digits, digits.replace(/^0+/, '')] : []), number]
  const forms = [
    // A number that can be dialled is in no name as it was typed, and each form is a search of its own.
    ...(isNumber && isValidNumber(plain, region) ? [] : [text]),
    ...dialled.filter(form => form.length >= 4),
  ]
  // Whoever has the longer form has the shorter one in it.
  const shortest = forms.filter(form => !forms.some(other => other !== form && form.includes(other)))
  return [...new Set(shortest)].flatMap(form =>
    form === text && !isNumber ? inAnyOrder(text).map(words => like(...words)) : [like(form)],
  )
}

/** "kumar asha" is Asha Kumar too. Only of words the index can look for, and of few: each order is a search of its own. */
function inAnyOrder(text: string): string[][] {
  const words = text.split(/\s+/)
  const findable = words.every(word => /[\p{L}\p{N}]{3}/u.test(word) && !unspaced.test(word))
  return words.length > 1 && words.length <= 3 && findable ? ordersOf(words) : [[text]]
}

const ordersOf = (words: string[]): string[][] =>
  words.length < 2
    ? [words]
    : words.flatMap((word, i) => ordersOf(words.toSpliced(i, 1)).map(rest => [word, ...rest]))
