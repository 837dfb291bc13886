import type { Letter } from '../../platform/mail.ts'

const thing = { assessment: 'The assessment', report: 'The report' }

/** To somebody who has an account. */
export const openedLetter = (to: string, opens: keyof typeof thing, name: string, link: string): Letter => ({
  to,
  subject: `“${name}” is open for you`,
  text: `Your payment has arrived. ${thing[opens]} “${name}” is open for you:

${link}

Sign in with this address to find it.

Mettle
`,
})

/** To somebody who has paid and has no account yet. */
export const openedInvitation = (
  to: string,
  opens: keyof typeof thing,
  name: string,
  link: string,
): Letter => ({
  to,
  subject: `“${name}” is waiting for you`,
  text: `Your payment has arrived. ${thing[opens]} “${name}” is open for you. Open this link to choose a password and come in. It works once, for fourteen days.

${link}

Mettle
`,
})
