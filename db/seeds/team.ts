import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type WorkStyle, workStyles } from './work-style.ts'

type Member = {
  email: string
  role: 'admin' | 'manager' | 'telecaller'
  first_name: string
  last_name: string
  style?: WorkStyle
}
export type Account = Member & { password: string }

const member = (role: Member['role'], name: string, style?: WorkStyle): Member => {
  const [first_name, last_name] = name.split(' ') as [string, string]
  return {
    email: `${first_name.toLowerCase()}@team.example`,
    role,
    first_name,
    last_name,
    ...(style ? { style } : {}),
  }
}

const telecallers =
  `Priya Nair, Arjun Mehta, Sunita Das, Rohit Kulkarni, Fatima Shaikh, Daniel Thomas, Meena Iyer,
  Gurpreet Gill, Ananya Bose, Karan Malhotra, Nisha Pillai, Imran Qureshi, Deepa Rao, Sanjay Patil, Lakshmi Menon,
  Farhan Ahmed, Kavya Shetty, Rahul Verma, Pooja Trivedi, Joseph Fernandes, Swati Deshmukh, Naveen Reddy, Zoya Khan,
  Mohan Prasad, Tanvi Joshi, Harpreet Dhillon, Ritu Saxena, Abdul Siddiqui, Sneha Hegde, Vivek Chauhan, Anita Ghosh,
  Suresh Naidu, Maria Dsouza, Yash Agarwal, Bhavna Thakur, Girish Bhat`.split(/,\s+/)

const styles = workStyles(telecallers.length)

const team: Member[] = [
  member('admin', 'Asha Raman'),
  member('manager', 'Vikram Sethi'),
  member('manager', 'Leila Haddad'),
  member('manager', 'Thomas Kurian'),
  ...telecallers.map((name, n) => member('telecaller', name, styles[n])),
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
