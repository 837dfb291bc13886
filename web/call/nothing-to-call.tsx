import { callTexts } from '../texts/call.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import parts from '../ui/parts.module.css'
import { Empty } from '../ui/states.tsx'
import type { Nothing } from './data.ts'

/** The queue has nobody: why, and when there will be more. */
export function NothingToCall({
  nothing: { reason, retry_at },
  onLook,
}: {
  nothing: Nothing
  onLook(): void
}) {
  const t = useTexts(callTexts)
  const format = useFormat()
  const when = retry_at && format.near(retry_at)
  const more = reason === 'empty' || !when ? t.none.emptyMore : t.none[`${reason}More`](when)
  return (
    <Empty
      title={t.none[reason]}
      action={
        <div className={parts.acts}>
          <Button onClick={onLook} shortcut={{ name: 'call.look', key: 'Enter', does: t.none.look }}>
            {t.none.look}
          </Button>
          <LinkButton to="/call/coming">{t.coming}</LinkButton>
        </div>
      }
    >
      {more}
    </Empty>
  )
}
