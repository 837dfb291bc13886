import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** The number as the whole world would dial it, where it is one. */
export const e164 = (phone: string | null | undefined, region: string) =>
  (phone && parsePhoneNumberFromString(phone, region as CountryCode)?.number) || null

const isValidNumber = (phone: string, region: string) =>
  parsePhoneNumberFromString(phone, region as CountryCode)?.isValid() ?? false

export const emailKey = (email: string | null | undefined) => email?.toLowerCase() ?? null

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/**
 * What to look for in a lead's search text: its words, or the digits of a phone number however it is written, with the
 * dashes of a text processor and the invisible marks that address books put around numbers.
 */
export function searchPatterns(search: string, region: string): string[] {
  const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
  // Before anything is escaped: a full-width ％ becomes a plain one.
  const plain = search.normalize('NFKC')
  const text = plain.trim()
  // Inside of words the index knows nothing shorter than three letters. Some scripts put no spaces between words.
  if (/^[\p{L}\p{N}]{1,2}$/u.test(text) && !unspaced.test(text)) return [`${text}%`, `% ${text}%`]
  const digits = plain.replace(/[\s\p{Pd}\p{Cf}+()./]/gu, '')
  const isNumber = /^\d{4,}$/.test(digits)
  // With letters around it too: tel:, ext. 12. The few digits of a name or an e-mail address are no number.
  const dialable = plain.replace(/\D/g, '').length >= 7 && !plain.includes('@')
  const number = (dialable && e164(plain, region)) || ''
  const dialled = [...(isNumber ? [digits, digits.replace(/^0+/, '')] : []), number]
  const forms = [
    // A number that can be dialled is in no name as it was typed, and each form is a search of its own.
    ...(isNumber && isValidNumber(plain, region) ? [] : [text]),
    ...dialled.filter(form => form.length >= 4),
  ]
  // Whoever has the longer form has the shorter one in it.
  const shortest = forms.filter(form => !forms.some(other => other !== form && form.includes(other)))
  return [...new Set(shortest)].map(like)
}
