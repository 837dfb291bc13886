import type { Report } from './model.ts'

const address = /[^\s@<>]+@[^\s@<>]+/g

/** For eyes that nobody knows: some people's name is their e-mail address. */
export function withoutAddresses(report: Report): Report {
  const name = report.subject.name?.replace(address, '').replace(/\s+/g, ' ').trim()
  return {
    ...report,
    subject: { ...report.subject, name: name || null },
  }
}
