import { oneOf } from './describe-operation.ts'

/** What parameters of one name mean wherever they stand; a route where one means something else says so itself. */
const meanings: Record<string, string> = {
  page: 'counted from 1',
  limit: 'how many on a page',
  search: 'in names and e-mail addresses',
  source: 'only what came from there',
  state: 'only those in this state',
  type: 'only those of this kind',
  language: 'two or three letters, such as en',
  person: 'whose; your own when not given',
  assigned_to: 'whose leads',
  user_id: 'whose; your own when not given. Others’ are for managers and admins',
  attempt_id: 'which attempt; the latest when not given',
  assessment_id: 'of which assessment',
  industry: 'only people of this field',
  role: 'only people of this role',
  interval: 'how long each step of the series is',
  provider: 'name of a sign-in provider that is configured',
  redirect_to: 'a page of this service to come back to',
  ticket: 'in place of a token, for browsers that can send no header; serves once',
  'last-event-id': 'id of the last event you were told, to go on after it',
  actor: 'who did it',
  action: 'what was done, such as read or update',
  resource: 'with what, such as leads',
  row_id: 'with which one',
  from: 'from this moment on',
}

type Parameter = { in: string; name: string; description?: string }

/** The id in /leads/{id}/merge is "id of the lead". */
export function describeParameter({ in: place, name }: Parameter, url: string): string | undefined {
  if (place !== 'path') return meanings[name.toLowerCase()]
  if (name === 'token') return 'as it stands in the link'
  const steps = url.split('/')
  const before = steps[steps.indexOf(`{${name}}`) - 1] ?? ''
  const what = name === 'id' ? oneOf(before) : name.replace(/_id$/, '')
  return `${name.endsWith('id') ? 'id' : 'name'} of the ${what.replace(/[-_]/g, ' ')}`
}
