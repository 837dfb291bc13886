import { Link } from '@tanstack/react-router'
import { memo, useDeferredValue } from 'react'
import { saveFile } from '../device/save-file.ts'
import { InBar } from '../frame/page-title.tsx'
import { teamTexts } from '../texts/team.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import type { TeamAddress } from './address.ts'
import type { PersonNumbers } from './data.ts'
import { peopleAsCsv } from './export.ts'
import { nameOf } from './figures.ts'
import { periodNames } from './period.ts'
import styles from './team.module.css'

const zones = Intl.supportedValuesOf('timeZone')
const none: string[] = []

export const Filters = memo(function Filters({
  address,
  sources,
  people,
  shown,
}: {
  address: TeamAddress
  sources: readonly string[]
  people: readonly PersonNumbers[]
  /** Those the page is about, for the export. */
  shown: readonly PersonNumbers[] | undefined
}) {
  const t = useTexts(teamTexts)
  const { period, days, zone, source, person, change } = address
  const known = people.some(({ id }) => id === person)
  return (
    <>
      <InBar>
        <nav className={styles.periods} aria-label={t.period}>
          {periodNames.map(name => (
            <Link
              key={name}
              to="/team"
              search={
                ((search: object) => ({
                  ...search,
                  period: name,
                  ...(name === 'pick' ? days : { from: undefined, to: undefined }),
                })) as never
              }
              resetScroll={false}
              preload={false}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={name === period ? 'true' : undefined}
            >
              {t.periods[name]}
            </Link>
          ))}
        </nav>
      </InBar>
      <search className={styles.filters} aria-label={t.filters}>
        {period === 'pick' && (
          <>
            <Field
              type="date"
              label={t.from}
              value={days.from}
              max={days.to}
              onChange={event => event.target.value && change({ from: event.target.value })}
            />
            <Field
              type="date"
              label={t.to}
              value={days.to}
              min={days.from}
              onChange={event => event.target.value && change({ to: event.target.value })}
            />
          </>
        )}
        <Select
          label={t.source}
          value={source ?? ''}
          options={[{ value: '', label: t.allSources }, ...sources.map(value => ({ value, label: value }))]}
          onChange={value => change({ source: value || undefined })}
        />
        <Select
          label={t.person}
          value={known ? (person ?? '') : ''}
          options={[
            { value: '', label: t.everyone },
            ...people.map(one => ({ value: one.id, label: nameOf(one, t) })),
          ]}
          onChange={value => change({ person: value || undefined })}
        />
        <Zone zone={zone} change={change} />
        <div className={styles.take}>
          {shown && shown.length > 0 && (
            <Button
              onClick={() =>
                saveFile(
                  new Blob(['\ufeff', peopleAsCsv(shown)], { type: 'text/csv' }),
                  `mettle-team-${days.from}-${days.to}.csv`,
                )
              }
            >
              {t.export}
            </Button>
          )}
          <Button onClick={() => print()}>{t.print}</Button>
        </div>
      </search>
    </>
  )
})

/** The one in use at once, the four hundred others after the page. */
const Zone = memo(function Zone({ zone, change }: Pick<TeamAddress, 'zone' | 'change'>) {
  const t = useTexts(teamTexts)
  const others = useDeferredValue(zones, none)
  return (
    <Select
      label={t.zone}
      value={zone}
      options={[...new Set([zone, ...others])].map(value => ({ value, label: value.replaceAll('_', ' ') }))}
      onChange={value => change({ zone: value })}
    />
  )
})
