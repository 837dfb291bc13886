import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Style } from './history.ts'

type Member = {
  email: string
  role: 'admin' | 'manager' | 'telecaller'
  first_name: string
  last_name: string
  style?: Style
}
export type Account = Member & { password: string }

const member = (role: Member['role'], name: string, style?: Style): Member => {
  const [first_name, last_name] = name.split(' ') as [string, string]
  return {
    email: `${first_name.toLowerCase()}@team.example`,
    role,
    first_name,
    last_name,
    ...(style ? { style } : {}),
  }
}
const caller = (name: string, reach: number, sale: number, firstCallHours: number) =>
  member('telecaller', name, { reach, sale, firstCallHours })

/** Twelve ways of working: fast and slow, persuasive and patient. */
const team: Member[] = [
  member('admin', 'Asha Raman'),
  member('manager', 'Vikram Sethi'),
  member('manager', 'Leila Haddad'),
  caller('Priya Nair', 0.46, 0.52, 1),
  caller('Arjun Mehta', 0.38, 0.44, 2),
  caller('Sunita Das', 0.42, 0.36, 3),
  caller('Rohit Kulkarni', 0.3, 0.3, 6),
  caller('Fatima Shaikh', 0.4, 0.48, 2),
  caller('Daniel Thomas', 0.34, 0.4, 4),
  caller('Meena Iyer', 0.36, 0.34, 3),
  caller('Gurpreet Gill', 0.44, 0.28, 2),
  caller('Ananya Bose', 0.32, 0.5, 5),
  caller('Karan Malhotra', 0.28, 0.26, 12),
  caller('Nisha Pillai', 0.38, 0.38, 4),
  caller('Imran Qureshi', 0.33, 0.32, 8),
]

/** The accounts in the file, or new ones with passwords made here, written down before anything else happens. */
export function accountsIn(path: string): Account[] {
  if (!existsSync(path)) {
    const lines = team.map(({ email }) => `${email} ${randomBytes(9).toString('base64url')}`)
    writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o600, flush: true })
  }
  const passwords = new Map(
    readFileSync(path, 'utf8')
      .split('\n')
      .map(line => line.split(' ') as [string, string]),
  )
  return team.map(person => {
    const password = passwords.get(person.email)
    if (!password)
      throw new Error(`${path} has no password for ${person.email}. Delete the demo's folder to begin anew.`)
    return { ...person, password }
  })
}
