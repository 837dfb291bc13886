import type { Call } from './api.ts'

const scripts = [
  {
    title: 'First call',
    body: 'Say who you are and why you call. Ask whether it is a good moment, and when it would be if not. Find out what they use today and what they would change about it. Agree on one next step, with a day.',
  },
  {
    status: 'contacted',
    title: 'Second talk',
    body: 'Begin with what they told you last time. Ask who else decides. Offer the price list or a demo, whichever they asked for, and say when it will be there.',
  },
  {
    status: 'qualified',
    title: 'Towards a decision',
    body: 'Ask what still stands in the way. Go through the offer line by line. Name the date until which the price holds, and ask for the decision.',
  },
  {
    source: 'referral',
    title: 'Somebody sent them',
    body: 'Name whoever recommended us, in the first sentence. Ask what they heard, and begin there.',
  },
  {
    source: 'purchased list',
    title: 'They did not ask for this call',
    body: 'Say so, and ask whether you may go on. If not: thank them, and note that they are not to be called.',
  },
]

/** What to say in calls, written by the admin; nothing where it was written before. */
export async function seedScripts(call: Call, admin: string) {
  if ((await call('GET', '/scripts', admin)).length > 0) return
  for (const script of scripts) await call('POST', '/scripts', admin, script)
}
