import type { Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import type { Person } from './attempts.ts'
import { abandonAttempt } from './queries.ts'
import { limitSeconds, mostExtensions } from './show.ts'
import { record } from './start.ts'
import type { State } from './state.ts'

/** Pausing, going on, more time, giving up. Doing what is already so changes nothing. */
export async function changeCourse(
  tx: Tx,
  actor: Person,
  state: State,
  kind: 'pause' | 'resume' | 'extend' | 'abandon',
) {
  if (kind === 'abandon' && state.attempt.state === 'abandoned') return
  if (state.attempt.state !== 'in_progress')
    throw new Failure('CONFLICT', 'This attempt has ended.', { reason: state.attempt.state })
  if (kind === 'abandon') {
    await abandonAttempt(tx, state.attempt.id)
    state.attempt = { ...state.attempt, state: 'abandoned' }
    return
  }
  if ((kind === 'pause') === state.paused && kind !== 'extend') return
  if (kind === 'extend') refuseExtension(state)
  await record(tx, actor, state, kind, [])
}

function refuseExtension(state: State) {
  if (limitSeconds(state) === null)
    throw new Failure('CONFLICT', 'This assessment has no time limit; take the time you need.')
  if (state.extensions >= mostExtensions)
    throw new Failure('CONFLICT', `The time was extended ${mostExtensions} times already.`)
}
