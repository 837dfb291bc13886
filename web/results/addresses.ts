const most = 20

/** Which address the service objects to, where it names the place of one: "emails.3". */
export const addressAt = (field: string | undefined, emails: readonly string[]): string | undefined =>
  emails[Number(/^emails\.(\d+)$/.exec(field ?? '')?.[1])]

/** What was typed as addresses, each once; or what is wrong with it. */
export function addressesIn(
  text: string,
): { emails: string[] } | { wrong: 'none' | 'many' | { not: string } } {
  const parts = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  const strange = parts.find(part => !/^[^@]+@[^@]+\.[^@.]+$/.test(part))
  if (parts.length === 0) return { wrong: 'none' }
  if (strange !== undefined) return { wrong: { not: strange } }
  return parts.length > most ? { wrong: 'many' } : { emails: parts }
}
