/** Whether Node and PostgreSQL both know a time zone by this name. */
export function isTimeZone(name: string) {
  // Intl knows offsets too, which PostgreSQL reads with the opposite sign.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
