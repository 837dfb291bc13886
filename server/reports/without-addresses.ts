import type { Report } from './model.ts'

/** For eyes that nobody knows: some people's name is their e-mail address. */
export function withoutAddresses(report: Report): Report {
  const words = report.subject.name?.split(/\s+/).filter(word => !word.includes('@'))
  const name = words?.join(' ').trim()
  return {
    ...report,
    subject: { ...report.subject, name: name || null },
  }
}
