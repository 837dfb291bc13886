import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useAllLeads } from '../frame/counts.ts'
import { InBar, PageTitle } from '../frame/page-title.tsx'
import { useFormat } from '../texts/format.ts'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { usePaintedFirst } from '../ui/later.tsx'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { say } from '../ui/toast.tsx'
import { Board } from './board.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { type ListPage, useExport, useLeadList } from './data.ts'
import { FilterBar } from './filter-bar.tsx'
import { type Filters, filtersOf } from './filters.ts'
import { KeyHints } from './key-hints.tsx'
import { LeadPane, type PaneStart } from './lead-pane.tsx'
import { LeadTable } from './lead-table.tsx'
import styles from './leads.module.css'
import { useNewSince } from './live-list.ts'

type Search = Record<string, unknown>

const NewLead = lazy(() => import('./new-lead.tsx'))

/** The list and, beside it, the lead that is open; both stand in the address. */
export default function Leads() {
  const t = useTexts(leadTexts)
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as Search
  // The same object while they are the same, so that what depends on them is not drawn again.
  const filters = useSearch({ strict: false, select: filtersOf, structuralSharing: true })
  const open = typeof search.lead === 'string' ? search.lead : undefined
  // A key marks the row at once; the pane beside it, which makes the list narrower, comes right after.
  const inPane = usePaintedFirst(open)
  const isBoard = search.view === 'board'
  const list = useLeadList(filters, { enabled: !isBoard })
  const rows = useMemo(() => list.data?.pages.flatMap(page => page.data) ?? [], [list.data])
  const fresh = useNewSince(list.data, filters)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const isSelecting = usePaintedFirst(selected.size > 0)
  const [isAdding, setAdding] = useState(false)
  const [start, setStart] = useState<PaneStart>('look')
  const tablePlace = useRef<HTMLDivElement>(null)

  const go = (next: Filters & { lead?: string }) =>
    void navigate({ to: '/leads', search: { ...next, ...(isBoard ? { view: 'board' } : {}) } })
  const openLead = (id: string, how: PaneStart = 'look') => {
    setStart(how)
    go({ ...filters, lead: id })
  }
  const closeLead = () => {
    go(filters)
    tablePlace.current?.querySelector<HTMLElement>(`[data-lead="${open}"]`)?.focus()
  }
  const latestClose = useRef(closeLead)
  latestClose.current = closeLead
  // The same for good, so that a key in the list does not draw the pane again.
  const closePane = useCallback(() => latestClose.current(), [])
  const narrow = useCallback(
    (next: Filters) => {
      setSelected(new Set())
      const search = ({ lead, view }: Search) => ({ ...next, lead, view })
      void navigate({ to: '/leads', search: search as never, replace: true })
    },
    [navigate],
  )
  const changeView = useCallback(
    (board: boolean) => {
      setSelected(new Set())
      const search = (now: Search) => ({ ...now, view: board ? 'board' : undefined })
      void navigate({ to: '/leads', search: search as never })
    },
    [navigate],
  )

  return (
    <div className={inPane ? styles.withPane : styles.page}>
      <PageTitle>{t.title}</PageTitle>
      <InBar>
        <Count
          page={list.data?.pages[0]}
          loaded={rows.length}
          change={fresh.length - rows.filter(row => row.gone).length}
          isNarrowed={Object.keys(filters).length > 0}
        />
        <Export filters={filters} />
        <Button
          kind="primary"
          className={styles.add}
          shortcut={{ name: 'leads.new', key: 'n', does: t.newLead }}
          onClick={() => setAdding(true)}
        >
          {t.newLead}
        </Button>
      </InBar>
      <div className={styles.list} ref={tablePlace}>
        <FilterBar filters={filters} onChange={narrow} rows={rows} isBoard={isBoard} onView={changeView} />
        {isBoard ? (
          <Board key={JSON.stringify(filters)} filters={filters} open={open} onOpen={openLead} />
        ) : (
          listBody()
        )}
        <div role="status" className={styles.freshPlace}>
          {fresh.length > 0 && !isBoard && (
            <p className={styles.fresh}>
              {t.fresh(fresh.length)}
              <Button kind="quiet" onClick={() => void list.refetch()}>
                {t.show}
              </Button>
            </p>
          )}
        </div>
        {list.isFetchNextPageError && (
          <p className={styles.note} role="alert">
            {t.moreFailed}
          </p>
        )}
        {isSelecting ? (
          <BulkBar rows={rows.filter(row => selected.has(row.id))} onClear={() => setSelected(new Set())} />
        ) : (
          <KeyHints isBoard={isBoard} />
        )}
      </div>
      {inPane && (
        <PanePlace>
          <LeadPane key={inPane} id={inPane} start={start} onClose={closePane} />
        </PanePlace>
      )}
      {isAdding && (
        <Suspense>
          <NewLead onClose={() => setAdding(false)} onOpen={openLead} />
        </Suspense>
      )}
    </div>
  )

  function listBody() {
    return (
      <ListBody
        list={list}
        filters={filters}
        onAdd={() => setAdding(true)}
        onClear={() => narrow({})}
        table={
          <LeadTable
            rows={rows}
            open={open}
            selected={selected}
            onSelect={setSelected}
            onOpen={openLead}
            onNearEnd={() => void (list.hasNextPage && !list.isFetchingNextPage && list.fetchNextPage())}
          />
        }
      />
    )
  }
}

/** The list becomes narrower first, which is enough for one step of the browser; then the pane stands beside it. */
function PanePlace({ children }: { children: React.ReactNode }) {
  return usePaintedFirst(true, false) ? children : null
}

/** What the filters find, as a file. */
function Export({ filters }: { filters: Filters }) {
  const t = useTexts(leadTexts)
  const file = useExport()
  return (
    <Button
      className={styles.add}
      title={t.exportAll}
      busy={file.isPending}
      onClick={() =>
        void file.mutateAsync(filters).then(
          () => say(t.exported),
          () => say(t.exportFailed, { wrong: true }),
        )
      }
    >
      {t.export}
    </Button>
  )
}

function ListBody({
  list,
  filters,
  onAdd,
  onClear,
  table,
}: {
  list: ReturnType<typeof useLeadList>
  filters: Filters
  onAdd(): void
  onClear(): void
  table: React.ReactNode
}) {
  const t = useTexts(leadTexts)
  const isNarrowed = Object.keys(filters).length > 0
  if (list.error && !list.data) return <Wrong error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data)
    return (
      <div className={styles.waiting}>
        <Skeleton lines={14} height="1.75rem" />
      </div>
    )
  if (list.data.pages.every(page => page.data.length === 0))
    return isNarrowed ? (
      <Empty title={t.noMatch} action={<Button onClick={onClear}>{t.filters.clear}</Button>}>
        {t.noMatchMore}
      </Empty>
    ) : (
      <Empty title={t.empty} action={<Button onClick={onAdd}>{t.newLead}</Button>}>
        {t.emptyMore}
      </Empty>
    )
  return table
}

function Count({
  page,
  loaded,
  change,
  isNarrowed,
}: {
  page: ListPage | undefined
  loaded: number
  /** By how many there are more or fewer since the list was read. */
  change: number
  isNarrowed: boolean
}) {
  const t = useTexts(leadTexts)
  const format = useFormat()
  const all = useAllLeads()
  if (!page) return null
  const { total, next_cursor } = page.meta
  const isMore = total === undefined && next_cursor
  const now = (total ?? loaded) + change
  const shown = format.number(isNarrowed ? now : (all ?? now))
  return (
    <span className={styles.count}>
      {isMore ? t.orMore(format.number(loaded)) : isNarrowed && all ? t.of(shown, format.number(all)) : shown}
    </span>
  )
}
