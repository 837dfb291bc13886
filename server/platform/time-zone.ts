/** Whether Node and PostgreSQL both know a time zone by this name, and mean the same by it. */
export function isTimeZone(name: string) {
  // Intl knows offsets too, which PostgreSQL reads with the opposite sign; and IST is Israel's to PostgreSQL.
  if (name !== 'UTC' && !/^[A-Za-z_]+\//.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
