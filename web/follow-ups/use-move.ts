import type { Refusal } from '../api/refusal.ts'
import { useSetFollowUp } from '../leads/save.ts'
import { followUpTexts } from '../texts/follow-ups.ts'
import { useFormat } from '../texts/format.ts'
import { objectionOf } from '../texts/refusals.ts'
import { useTexts } from '../texts/texts.ts'
import { addDays, dayAndTime, momentOf } from '../texts/zoned.ts'
import { say } from '../ui/toast.tsx'
import type { DueFollowUp } from './data.ts'

export type Move = 'hour' | 'nextDay' | 'week' | 'drop'

// Nothing can be planned for a time that has passed: what was late comes back as due at once.
const soonestMs = 60_000

/** Moves or drops a follow-up and offers to put it back. */
export function useMove() {
  const t = useTexts(followUpTexts)
  const format = useFormat()
  const set = useSetFollowUp()
  const { timeZone } = format

  function put({ lead_id: id, due_at, lead: { name } }: DueFollowUp, dueAt: string | null) {
    const failed = (refused: Refusal) => say(t.failed(name, objectionOf(refused)), { wrong: true })
    function undo() {
      const back = new Date(Math.max(Date.parse(due_at), Date.now() + soonestMs)).toISOString()
      set.mutateAsync({ id, dueAt: back }).then(() => say(t.moved(name, format.dayTime(back))), failed)
    }
    const moved = () =>
      say(dueAt ? t.moved(name, format.dayTime(dueAt)) : t.dropped(name), {
        action: { label: t.undo, run: undo },
      })
    // Said also to whoever has gone to another page meanwhile, for whom callbacks given to mutate are not called.
    set.mutateAsync({ id, dueAt }).then(moved, failed)
  }
  const toDay = (one: DueFollowUp, day: string) =>
    put(one, momentOf(day, dayAndTime(one.due_at, timeZone).time, timeZone).toISOString())
  const today = () => dayAndTime(Date.now(), timeZone).day
  return {
    toDay,
    move(one: DueFollowUp, how: Move) {
      if (how === 'drop') put(one, null)
      else if (how === 'hour') put(one, new Date(Date.now() + 3_600_000).toISOString())
      else toDay(one, addDays(today(), how === 'week' ? 7 : 1))
    },
  }
}
