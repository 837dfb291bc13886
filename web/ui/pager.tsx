import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import { Button } from './button.tsx'
import styles from './pager.module.css'

/** Which part of a list is shown, and the way to its neighbours; nothing where all of it is. */
export function Pager({
  page,
  limit,
  total,
  onPage,
}: {
  page: number
  limit: number
  total: number
  onPage(page: number): void
}) {
  const t = useTexts(uiTexts)
  const format = useFormat()
  if (total <= limit && page === 1) return null
  const last = Math.max(1, Math.ceil(total / limit))
  const from = Math.min((page - 1) * limit + 1, total)
  return (
    <nav className={styles.pager} aria-label={t.pages}>
      <span role="status">
        {t.shown(format.number(from), format.number(Math.min(page * limit, total)), format.number(total))}
      </span>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t.previousPage}
      </Button>
      <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t.nextPage}
      </Button>
    </nav>
  )
}
