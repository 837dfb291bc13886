import type { Letter } from '../platform/mail.ts'

// What people are written. Plain text: a link in it is on a line of its own, so that every reader finds its end.

const sign = '\n\nMettle\n'

export const verifyLetter = (to: string, link: string): Letter => ({
  to,
  subject: 'Confirm your e-mail address',
  text: `Welcome to Mettle.

Open this link to confirm that this address is yours. It works for seven days.

${link}

If you did not sign up, ignore this message; nothing happens without the link.${sign}`,
})

/** To whoever already has an account, when somebody signs up with their address. */
export const alreadyHereLetter = (to: string, signIn: string, forgot: string): Letter => ({
  to,
  subject: 'You already have an account',
  text: `Somebody, perhaps you, just signed up with this address. You already have an account, so sign in with it:

${signIn}

If you forgot the password, choose a new one here:

${forgot}

If it was not you, there is nothing to do: your account was not touched.${sign}`,
})

export const resetLetter = (to: string, link: string): Letter => ({
  to,
  subject: 'Choose a new password',
  text: `Somebody, perhaps you, asked for a new password for this address. Open this link to choose one. It works once, for an hour.

${link}

If it was not you, ignore this message; your password stays as it is.${sign}`,
})

export const passwordChangedLetter = (to: string, forgot: string): Letter => ({
  to,
  subject: 'Your password was changed',
  text: `The password of your account was changed just now, and everybody signed in with it was signed out.

If it was not you, choose a new password here at once:

${forgot}${sign}`,
})

export const apiTokenLetter = (to: string, name: string, forgot: string): Letter => ({
  to,
  subject: 'An API token was made for your account',
  text: `The API token "${name}" was made for your account just now. Whoever holds it can do what you can do.

If it was not you, choose a new password here, sign in and revoke the token:

${forgot}${sign}`,
})

export const invitationLetter = (to: string, link: string): Letter => ({
  to,
  subject: 'You are invited to Mettle',
  text: `You are invited to join Mettle. Open this link to choose a password and come in. It works once, for fourteen days.

${link}

If you do not know what this is about, ignore this message.${sign}`,
})
