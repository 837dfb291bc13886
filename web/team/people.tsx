import { Link } from '@tanstack/react-router'
import { memo, useState } from 'react'
import { teamTexts } from '../texts/team.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Table } from '../ui/table.tsx'
import type { TeamAddress } from './address.ts'
import type { PersonNumbers } from './data.ts'
import { duration, nameOf, share } from './figures.ts'
import { personMeasures } from './measures.ts'
import { RateCell } from './rate-cell.tsx'
import { RowsLink } from './rows-link.tsx'
import styles from './team.module.css'

const shownAtFirst = 12

/** Best rank first, as the service gives them. */
export const People = memo(function People({
  people,
  address: { format },
}: {
  people: readonly PersonNumbers[]
  address: TeamAddress
}) {
  const t = useTexts(teamTexts)
  const [isWhole, setWhole] = useState(false)
  const count = (
    rows: keyof typeof personMeasures,
    label: string,
    say: (person: PersonNumbers) => string = person => format.number(personMeasures[rows].count(person)),
  ) => ({
    name: rows,
    label,
    numeric: true,
    cell: (person: PersonNumbers) =>
      personMeasures[rows].count(person) === 0 ? (
        say(person)
      ) : (
        <RowsLink
          number={say(person)}
          what={`${label}, ${nameOf(person, t)}`}
          rows={{ rows, who: person.id }}
        />
      ),
  })
  const rate = (
    rows: keyof typeof personMeasures,
    label: string,
    of: 'connection_rate' | 'conversion_rate' | 'follow_up_compliance',
  ) => {
    const { cell, ...column } = count(rows, label, person => share(person[of], t, format))
    return {
      ...column,
      name: of,
      cell: (person: PersonNumbers) => (
        <RateCell value={person[of]} of={person[`${of}_of`]} format={format}>
          {cell(person)}
        </RateCell>
      ),
    }
  }
  return (
    <section className={`${styles.card} ${styles.people}`}>
      <h2>{t.people}</h2>
      {people.length === 0 ? (
        <p className={styles.soft}>{t.noPeople}</p>
      ) : (
        <div className={styles.plain}>
          <Table
            caption={t.people}
            rows={isWhole ? people : people.slice(0, shownAtFirst)}
            rowKey={({ id }) => id}
            columns={[
              {
                name: 'rank',
                label: t.rank,
                numeric: true,
                cell: ({ rank }) => (rank === null ? t.none : format.number(rank)),
              },
              {
                name: 'name',
                label: t.telecaller,
                cell: person => (
                  <Link
                    to="/team"
                    search={((search: object) => ({ ...search, person: person.id })) as never}
                    resetScroll={false}
                    preload={false}
                    className={styles.person}
                  >
                    {nameOf(person, t)}
                  </Link>
                ),
              },
              count('total_calls', t.callCount),
              count('connected_calls', t.connected),
              rate('total_calls', t.rate, 'connection_rate'),
              count('talk_time_seconds', t.talk, person => duration(person.talk_time_seconds, t, format)),
              count('conversions', t.converted),
              rate('conversion_rate_of', t.ofContacted, 'conversion_rate'),
              rate('follow_up_due', t.kept, 'follow_up_compliance'),
            ]}
          />
        </div>
      )}
      {people.length > 0 && <p className={styles.soft}>{t.peopleNote}</p>}
      {people.length > shownAtFirst && !isWhole && (
        <div className={styles.foot}>
          <Button kind="quiet" onClick={() => setWhole(true)}>
            {t.allPeople(format.number(people.length))}
          </Button>
        </div>
      )}
    </section>
  )
})
