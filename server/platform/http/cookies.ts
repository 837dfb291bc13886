type Attributes = { path: string; seconds: number; sameSite: 'Strict' | 'Lax'; secure: boolean }

/** Never readable by a script. */
export const makeCookie = (name: string, value: string, { path, seconds, sameSite, secure }: Attributes) =>
  `${name}=${value}; Path=${path}; HttpOnly; SameSite=${sameSite}; Max-Age=${seconds}${secure ? '; Secure' : ''}`

export const readCookie = ({ cookie }: { cookie?: string | undefined }, name: string) =>
  cookie
    ?.split(';')
    .map(part => part.trim())
    .find(part => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)
