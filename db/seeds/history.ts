import type { Dice } from './dice.ts'
import { day, type Hours, hour, nextCallTime } from './hours.ts'
import type { sources } from './names.ts'
import { afterCall, afterEmail, afterMeeting, asNote, type Outcome } from './notes.ts'
import type { WorkStyle } from './work-style.ts'

export type Status = 'new' | 'contacted' | 'qualified' | 'converted' | 'lost'

export type Interaction = {
  type: 'call' | 'email' | 'meeting' | 'note'
  at: number
  text: string | null
  outcome?: Outcome
  seconds?: number
}
export type History = {
  created: number
  statusChanges: { to: Status; at: number }[]
  interactions: Interaction[]
  endedFollowUps: { due: number; ended: number; ending: 'done' | 'moved' | 'dropped' }[]
  /** When the open follow-up is due. */
  due: number | null
}
export type Lead = { created: number; hours: Hours; source: (typeof sources)[number]; hasPhone: boolean }

const spoke = (outcome: Outcome) => outcome === 'connected' || outcome === 'callback'
const ends = (outcome: Outcome) =>
  outcome === 'not_interested' || outcome === 'do_not_call' || outcome === 'wrong_number'

export const emptyHistory = (created: number): History => ({
  created,
  statusChanges: [],
  interactions: [],
  endedFollowUps: [],
  due: null,
})

/** One lead from its first day to today, as it would have gone with this caller. */
export function simulateHistory(d: Dice, lead: Lead, now: number, style: WorkStyle): History {
  const history = emptyHistory(lead.created)
  const atWork = (moment: number) => nextCallTime(moment, style.shift, lead.hours)
  let status: Status = 'new'
  const change = (to: Status, at: number) => {
    status = to
    history.statusChanges.push({ to, at })
  }
  const firstNote = lead.created + d.between(0.1, 5) * hour
  if (d.chance(0.1) && firstNote < now)
    history.interactions.push({ type: 'note', at: firstNote, text: d.pick(asNote) })
  if (!lead.hasPhone) return history

  let at = atWork(lead.created + d.skewed(style.firstCallHours, 0.7) * hour)
  const most = d.whole(3, 8)
  // What a call changes, it changes after it; none is still going on.
  const latest = now - hour
  for (let attempt = 1; attempt <= most && at < latest; attempt++) {
    const outcome = dial(d, style, status, lead)
    const seconds = talkTime(d, outcome)
    const text = afterCall[outcome].length > 0 && d.chance(0.85) ? d.pick(afterCall[outcome]) : null
    history.interactions.push({ type: 'call', at, text, outcome, seconds })

    const settled = at + (seconds + 40) * 1000
    if (ends(outcome)) {
      change('lost', settled)
      return history
    }
    if (spoke(outcome)) {
      const persuades = d.chance(Math.min(0.95, style.sale * lead.source.buys))
      if (status === 'new') change('contacted', settled)
      else if (status === 'contacted' && persuades) change('qualified', settled)
      else if (status === 'qualified' && persuades) {
        change('converted', settled)
        return history
      }
      afterTalk(history, d, { status, settled, now, atWork })
    }

    const due = atWork(at + (spoke(outcome) ? d.between(1, 8) : d.between(0.3, 3)) * day)
    const planned = spoke(outcome) || d.chance(0.3)
    // Nobody is perfect: some of what was promised lately is still to be done.
    if (planned && due > now - 12 * day && d.chance(0.15)) {
      history.due = due
      return history
    }
    at = planned ? atWork(due + lateness(d, style)) : due
    if (planned && at >= latest) history.due = due
    else if (planned)
      history.endedFollowUps.push({ due, ended: at, ending: attempt === most ? 'dropped' : 'done' })
  }
  return history
}

function dial(d: Dice, { reach, sale }: WorkStyle, status: Status, { source }: Lead): Outcome {
  const warm = status === 'new' ? 1 : 1.5
  return d.weighted<Outcome>([
    ['connected', reach * warm],
    ['callback', 0.09],
    ['no_answer', 0.3],
    ['busy', 0.1],
    ['voicemail', 0.07],
    ['not_interested', 0.12 * (1 - sale)],
    ['wrong_number', status === 'new' ? source.wrongNumber : 0],
    ['do_not_call', 0.01],
  ])
}

/** Seconds. Most talks take two or three minutes and a few a quarter of an hour; a refusal is soon said. */
function talkTime(d: Dice, outcome: Outcome): number {
  const seconds = (median: number, spread: number) =>
    Math.round(Math.min(2_400, Math.max(4, d.skewed(median, spread))))
  if (outcome === 'connected') return seconds(165, 0.75)
  if (outcome === 'callback' || outcome === 'do_not_call') return seconds(38, 0.45)
  if (outcome === 'not_interested') return seconds(48, 0.6)
  if (outcome === 'voicemail') return seconds(22, 0.3)
  return outcome === 'wrong_number' ? seconds(15, 0.35) : 0
}

/** On the day as a rule; otherwise it slips by days. */
const lateness = (d: Dice, { punctual }: WorkStyle) =>
  d.chance(punctual) ? d.between(0, 1) * hour : d.between(25, 100) * hour

function afterTalk(
  history: History,
  d: Dice,
  {
    status,
    settled,
    now,
    atWork,
  }: { status: Status; settled: number; now: number; atWork: (m: number) => number },
) {
  const add = (type: Interaction['type'], text: string, after: number) => {
    const at = atWork(settled + after)
    if (at < now) history.interactions.push({ type, at, text })
  }
  if (d.chance(0.35)) add('email', d.pick(afterEmail), d.between(0.1, 3) * hour)
  if (status === 'qualified' && d.chance(0.4)) add('meeting', d.pick(afterMeeting), d.between(4, 30) * hour)
}
