import type { createClient } from './client.ts'
import { Refusal, type Store } from './session.ts'

type Client = ReturnType<typeof createClient>
type Unsent = { question_id: string; value: unknown; elapsed_ms?: number; client_id: string }
type Step = NonNullable<Awaited<ReturnType<typeof send>>['data']>['data']

const most = 500

const send = (client: Client, assessment: string, attempt: string, answers: Unsent[]) =>
  client.POST('/api/assessments/{id}/responses', {
    params: { path: { id: assessment } },
    body: { attempt_id: attempt, answers: answers },
  })

/**
 * Answers of one attempt, kept here until the service has them: a page that is closed, a line that drops or a service
 * that restarts loses none. Each carries a mark of its own, so sending it twice is taken once, and an old one that
 * arrives late does not undo a newer one.
 */
export function openAnswers({
  client,
  store,
  assessment,
  attempt,
}: {
  client: Client
  store: Store
  assessment: string
  attempt: string
}) {
  const key = `mettle.answers.${attempt}`
  let turn: Promise<unknown> = Promise.resolve()

  const read = async (): Promise<Unsent[]> => JSON.parse((await store.get(key)) ?? '[]')
  const write = async (list: Unsent[]) =>
    list.length > 0 ? store.set(key, JSON.stringify(list)) : store.remove(key)
  const drop = async (gone: Unsent[]) => {
    const marks = new Set(gone.map(answer => answer.client_id))
    await write((await read()).filter(answer => !marks.has(answer.client_id)))
  }

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work, work)
    turn = mine.catch(() => {})
    return mine
  }

  /** Undefined while the service cannot be reached: the answers stay. What it refuses for good is dropped and thrown. */
  async function deliver(): Promise<Step | undefined> {
    let last: Step | undefined
    for (;;) {
      const waiting = (await read()).slice(0, most)
      if (waiting.length === 0) return last
      const outcome = await send(client, assessment, attempt, waiting).catch(() => undefined)
      if (!outcome || outcome.response.status === 429 || outcome.response.status >= 500) return undefined
      if (outcome.data) {
        last = outcome.data.data
        await drop(waiting)
      } else {
        await refused(waiting, outcome.response.status, outcome.error.error)
      }
    }
  }

  async function refused(
    waiting: Unsent[],
    status: number,
    problem: ConstructorParameters<typeof Refusal>[1],
  ) {
    // A sign-in that has run out, a time limit that can be extended, a clash of two devices: no fault of the answers.
    const { reason } = (problem.details ?? {}) as { reason?: string }
    const passing = status === 409 && (reason === undefined || reason === 'TIME_UP')
    if (status === 401 || passing) throw new Refusal(status, problem)
    const place = Number(/^answers\.(\d+)\b/.exec(problem.details?.field ?? '')?.[1] ?? Number.NaN)
    const wrong = waiting[place]
    await drop(wrong ? [wrong] : waiting)
    throw new Refusal(status, problem)
  }

  return {
    /** Kept first, then sent with whatever is still waiting. */
    give: (question_id: string, value: unknown, elapsed_ms?: number) =>
      inTurn(async () => {
        const answer = {
          question_id,
          value,
          client_id: crypto.randomUUID(),
          ...(elapsed_ms === undefined ? {} : { elapsed_ms }),
        }
        await write([...(await read()), answer])
        return deliver()
      }),
    /** Tries again: when the page opens, when the line is back. */
    resend: () => inTurn(deliver),
    unsent: async () => (await read()).length,
  }
}
