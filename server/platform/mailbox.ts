import { domainToASCII } from 'node:url'

/** What is not seen, and what an address may be quoted with. */
const ignored = /["\\\s\p{Default_Ignorable_Code_Point}]/gu

/**
 * For counting letters, never for telling accounts apart: spellings that many providers deliver to one mailbox. A few people
 * too many count as one, where dots do tell them apart.
 */
export function mailboxOf(email: string): string {
  const plain = email.normalize('NFKC').toLowerCase().replace(ignored, '')
  const at = plain.lastIndexOf('@')
  const [name = ''] = plain.slice(0, at).split('+')
  const domain = plain.slice(at + 1)
  return `${name.replaceAll('.', '')}@${domainToASCII(domain) || domain}`
}
