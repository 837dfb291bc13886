import type { ComponentType } from 'react'
import type { Person } from './api/session.ts'

export type Role = Person['role']
export type PageName =
  | 'home'
  | 'signIn'
  | 'signUp'
  | 'call'
  | 'coming'
  | 'leads'
  | 'lead'
  | 'followUps'
  | 'me'
  | 'team'
  | 'import'
  | 'assignment'
  | 'scripts'
  | 'callOutcomes'
  | 'callQueue'
  | 'settings'
  | 'assessments'
  | 'definitions'
  | 'newDefinition'
  | 'definition'
  | 'editDefinition'
  | 'take'
  | 'results'
  | 'result'
  | 'report'
  | 'sharedReport'
  | 'strengths'
  | 'personStrengths'
  | 'predicts'
  | 'people'
  | 'audit'
  | 'events'
  | 'attention'
  | 'keep'
  | 'limits'
export type Page = {
  name: PageName
  /** $id stands for one step of the address. */
  address: string
  /** Loaded when somebody goes there. An address without it is not built yet: it is in no rail and answers "nothing here". */
  load?: () => Promise<{ default: ComponentType }>
  /** For whoever is not signed in, without the frame; 'everyone': for whoever is, too. */
  open?: true | 'everyone'
  /** Nothing but the page: without the rail. */
  alone?: true
  /** In whose rail it stands, in the order of this table, and what is counted beside it. */
  rail?: {
    for: readonly Role[]
    group?: 'strengths' | 'work'
    count?: 'queue' | 'leads' | 'followUps' | 'attention'
  }
}

const everyone: readonly Role[] = ['telecaller', 'manager', 'admin', 'user']
const calling: readonly Role[] = ['telecaller']
const managing: readonly Role[] = ['manager', 'admin']
const admin: readonly Role[] = ['admin']

/** Every address of the app and its page. Each page is a file of its own to the browser. */
export const pages: readonly Page[] = [
  { name: 'signIn', address: '/sign-in', open: true, load: () => import('./sign-in/sign-in.tsx') },
  { name: 'signUp', address: '/sign-up', open: true, load: () => import('./sign-in/sign-up.tsx') },

  {
    name: 'attention',
    address: '/attention',
    load: () => import('./attention/attention.tsx'),
    rail: { for: admin, count: 'attention' },
  },
  { name: 'people', address: '/people', load: () => import('./people/people.tsx'), rail: { for: admin } },
  { name: 'events', address: '/events', load: () => import('./events/events.tsx'), rail: { for: admin } },
  { name: 'audit', address: '/audit', load: () => import('./audit/audit.tsx'), rail: { for: admin } },
  { name: 'keep', address: '/keep', load: () => import('./keep/keep.tsx'), rail: { for: admin } },
  { name: 'limits', address: '/limits', load: () => import('./limits/limits.tsx'), rail: { for: admin } },

  {
    name: 'call',
    address: '/call',
    load: () => import('./call/call.tsx'),
    rail: { for: calling, count: 'queue' },
  },
  { name: 'coming', address: '/call/coming', load: () => import('./call/coming.tsx') },
  {
    name: 'team',
    address: '/team',
    load: () => import('./team/team.tsx'),
    rail: { for: managing },
  },
  {
    name: 'leads',
    address: '/leads',
    load: () => import('./leads/leads.tsx'),
    rail: { for: ['telecaller', 'manager', 'admin'], count: 'leads' },
  },
  { name: 'lead', address: '/leads/$id', load: () => import('./leads/lead-page.tsx') },
  {
    name: 'followUps',
    address: '/follow-ups',
    load: () => import('./follow-ups/follow-ups.tsx'),
    rail: { for: ['telecaller', 'manager', 'admin'], count: 'followUps' },
  },
  { name: 'me', address: '/me', load: () => import('./my-numbers/my-numbers.tsx'), rail: { for: calling } },
  {
    name: 'import',
    address: '/import',
    load: () => import('./import/import.tsx'),
    rail: { for: ['telecaller', 'manager', 'admin'] },
  },
  {
    name: 'assignment',
    address: '/assignment',
    load: () => import('./assignment/assignment.tsx'),
    rail: { for: managing },
  },
  { name: 'scripts', address: '/scripts', load: () => import('./scripts/scripts.tsx'), rail: { for: admin } },
  {
    name: 'callOutcomes',
    address: '/call-outcomes',
    load: () => import('./call-outcomes/call-outcomes.tsx'),
    rail: { for: admin },
  },
  {
    name: 'callQueue',
    address: '/call-queue',
    load: () => import('./call-queue/call-queue.tsx'),
    rail: { for: managing },
  },

  {
    name: 'assessments',
    address: '/assessments',
    load: () => import('./assessments/assessments.tsx'),
    rail: { for: everyone, group: 'strengths' },
  },
  {
    name: 'definition',
    address: '/assessments/$id',
    load: () => import('./assessments/definition-page.tsx'),
  },
  {
    name: 'editDefinition',
    address: '/assessments/$id/edit',
    load: () => import('./definitions/edit-definition.tsx'),
  },
  {
    name: 'definitions',
    address: '/definitions',
    load: () => import('./definitions/definitions.tsx'),
    rail: { for: admin, group: 'strengths' },
  },
  {
    name: 'newDefinition',
    address: '/definitions/new',
    load: () => import('./definitions/new-definition.tsx'),
  },
  {
    name: 'take',
    address: '/assessments/$id/take',
    alone: true,
    load: () => import('./assessments/take.tsx'),
  },
  {
    name: 'results',
    address: '/results',
    load: () => import('./results/results.tsx'),
    rail: { for: everyone, group: 'strengths' },
  },
  { name: 'result', address: '/results/$id', load: () => import('./results/results.tsx') },
  { name: 'report', address: '/reports/$id', load: () => import('./results/report-page.tsx') },
  {
    name: 'sharedReport',
    address: '/shared-report',
    open: 'everyone',
    load: () => import('./results/shared-report.tsx'),
  },
  {
    name: 'strengths',
    address: '/strengths',
    load: () => import('./strengths/strengths.tsx'),
    rail: { for: managing, group: 'strengths' },
  },
  {
    name: 'personStrengths',
    address: '/strengths/$id',
    load: () => import('./strengths/person-strengths.tsx'),
  },
  {
    name: 'predicts',
    address: '/predicts',
    load: () => import('./strengths/predicts.tsx'),
    rail: { for: managing, group: 'strengths' },
  },

  {
    name: 'settings',
    address: '/settings',
    load: () => import('./settings/settings.tsx'),
    rail: { for: admin },
  },
]

const isBuilt = (page: Page) => page.load !== undefined

/** What the server answers with the app's page, as it spells addresses, and the file that draws each. */
export const builtPages = () => [
  { address: '/', source: undefined },
  ...pages.filter(isBuilt).map(({ address, load }) => ({
    address: address.replaceAll('$', ':'),
    source: String(load).match(/import\(["']\.\/(.+?)["']\)/)?.[1],
  })),
]

export const railOf = (role: Role) => pages.filter(page => isBuilt(page) && page.rail?.for.includes(role))

export const addressOf = (name: PageName) => pages.find(page => page.name === name && isBuilt(page))?.address

const firstPage: Record<Role, PageName> = {
  telecaller: 'call',
  manager: 'team',
  admin: 'attention',
  user: 'assessments',
}

/** Where somebody stands after signing in. */
export const landing = (role: Role) => addressOf(firstPage[role]) ?? railOf(role)[0]?.address ?? '/settings'
