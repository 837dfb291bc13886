import type { Dice } from './dice.ts'
import { afterCall, afterEmail, afterMeeting, asNote, type Outcome } from './remarks.ts'

export type Status = 'new' | 'contacted' | 'qualified' | 'converted' | 'lost'

/** How somebody works: how often they get through, how well they sell, how long a new lead waits for them. */
export type Style = { reach: number; sale: number; firstCallHours: number }

export type Happening = {
  type: 'call' | 'email' | 'meeting' | 'note'
  at: number
  text: string | null
  outcome?: Outcome
  seconds?: number
}
export type History = {
  created: number
  moves: { to: Status; at: number }[]
  happenings: Happening[]
  met: { due: number; ended: number; ending: 'done' | 'moved' | 'dropped' }[]
  due: number | null
}

const hour = 3_600_000
const day = 24 * hour
const indiaAhead = 5.5 * hour

/** The same moment, or the next one at which people in India are at work: Monday to Saturday, 10 to 19. */
export function atWork(moment: number): number {
  const local = new Date(moment + indiaAhead)
  const clock = local.getUTCHours() + local.getUTCMinutes() / 60
  if (local.getUTCDay() === 0) return atWork(moment + day)
  if (clock < 10) return moment + (10 - clock + (local.getUTCMilliseconds() % 60) / 60) * hour
  if (clock >= 19) return atWork(moment + (34 - clock) * hour)
  return moment
}

const spoke = (outcome: Outcome) => outcome === 'connected' || outcome === 'callback'

/** One lead from its first day to today, as it would have gone. */
export function tell(d: Dice, created: number, now: number, style: Style): History {
  const history: History = { created, moves: [], happenings: [], met: [], due: null }
  let status: Status = 'new'
  const move = (to: Status, at: number) => {
    status = to
    history.moves.push({ to, at })
  }
  if (d.chance(0.1)) note(history, d, created + d.between(0.1, 5) * hour, now)

  let at = atWork(created + d.between(0.2, 2) * style.firstCallHours * hour)
  const most = d.whole(3, 8)
  for (let attempt = 1; attempt <= most && at < now; attempt++) {
    const outcome = dial(d, style, status)
    const seconds = spoke(outcome) ? d.whole(45, 900) : outcome === 'not_interested' ? d.whole(20, 150) : 0
    const text = afterCall[outcome].length > 0 && d.chance(0.85) ? d.pick(afterCall[outcome]) : null
    history.happenings.push({ type: 'call', at, text, outcome, seconds })

    const settled = at + (seconds + 40) * 1000
    if (outcome === 'not_interested' || outcome === 'do_not_call' || outcome === 'wrong_number') {
      move('lost', settled)
      return history
    }
    if (spoke(outcome)) {
      if (status === 'new') move('contacted', settled)
      else if (status === 'contacted' && d.chance(style.sale)) move('qualified', settled)
      else if (status === 'qualified' && d.chance(style.sale)) {
        move('converted', settled)
        return history
      }
      afterTalk(history, d, status, settled, now)
    }

    const due = atWork(at + (spoke(outcome) ? d.between(1, 8) : d.between(0.3, 3)) * day)
    const planned = spoke(outcome) || d.chance(0.3)
    // Nobody is perfect: some of what was promised lately is still to be done.
    if (planned && due > now - 12 * day && d.chance(0.15)) {
      history.due = due
      return history
    }
    at = planned ? due + lateness(d, style) : due
    if (planned && at >= now) history.due = due
    else if (planned) history.met.push({ due, ended: at, ending: attempt === most ? 'dropped' : 'done' })
  }
  return history
}

function dial(d: Dice, { reach, sale }: Style, status: Status): Outcome {
  const warm = status === 'new' ? 1 : 1.5
  return d.weighted<Outcome>([
    ['connected', reach * warm],
    ['callback', 0.09],
    ['no_answer', 0.3],
    ['busy', 0.1],
    ['voicemail', 0.07],
    ['not_interested', 0.12 * (1 - sale)],
    ['wrong_number', status === 'new' ? 0.025 : 0],
    ['do_not_call', 0.01],
  ])
}

/** Most are on time or an hour late; some slip by days, the more so the slower somebody is. */
const lateness = (d: Dice, { firstCallHours }: Style) =>
  d.chance(0.7) ? d.between(0, 1) * hour : d.between(1, 12 * Math.sqrt(firstCallHours)) * hour

function afterTalk(history: History, d: Dice, status: Status, at: number, now: number) {
  const add = (type: Happening['type'], text: string, after: number) => {
    const moment = atWork(at + after)
    if (moment < now) history.happenings.push({ type, at: moment, text })
  }
  if (d.chance(0.35)) add('email', d.pick(afterEmail), d.between(0.1, 3) * hour)
  if (status === 'qualified' && d.chance(0.4)) add('meeting', d.pick(afterMeeting), d.between(4, 30) * hour)
}

function note(history: History, d: Dice, at: number, now: number) {
  if (at < now) history.happenings.push({ type: 'note', at, text: d.pick(asNote) })
}
