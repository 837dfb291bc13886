import { resultTexts } from '../texts/results.ts'
import { useTexts } from '../texts/texts.ts'
import { Table } from '../ui/table.tsx'
import type { Report } from './data.ts'
import styles from './results.module.css'

type Props = { comparison: Report['comparison']; words: Report['words'] }
type Group = NonNullable<Report['comparison']['industry']>

export function Comparison({ comparison, words }: Props) {
  const { role_fit, team } = comparison
  const groups = [comparison.industry, comparison.role].filter(group => group !== null)
  return (
    <section className={styles.say} aria-labelledby="comparison">
      <h2 id="comparison">{comparison.title}</h2>
      <p className={styles.soft}>{comparison.lead}</p>
      {groups.map(group => (
        <Beside key={group.title} group={group} words={words} />
      ))}
      {role_fit.items.length > 0 && (
        <details>
          <summary>{role_fit.title}</summary>
          <p className={styles.soft}>{role_fit.lead}</p>
          <ul className={styles.bullets}>
            {role_fit.items.map(({ role, name, fit, range, text }) => (
              <li key={role}>
                <strong>
                  {name}: {fit} ({range.low}–{range.high})
                </strong>{' '}
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>{team.title}</summary>
        <p className={styles.soft}>{team.statement}</p>
        {team.teams.map(({ name, text }) => (
          <p key={name}>
            <strong>{name}:</strong> {text}
          </p>
        ))}
      </details>
    </section>
  )
}

function Beside({ group, words }: { group: Group; words: Report['words'] }) {
  const t = useTexts(resultTexts)
  const title = `${group.title}: ${group.group}`
  return (
    <details>
      <summary>{title}</summary>
      <p className={styles.soft}>{group.statement}</p>
      <Table
        caption={title}
        rows={group.rows}
        rowKey={({ dimension }) => dimension}
        columns={[
          { name: 'name', label: words.dimension ?? '', cell: row => row.name },
          { name: 'yours', label: words.you ?? '', numeric: true, cell: row => row.yours.toFixed(1) },
          {
            name: 'typical',
            label: words.typical ?? '',
            cell: ({ typical }) => t.typical(typical.low.toFixed(1), typical.high.toFixed(1)),
          },
          { name: 'place', label: group.group, quietLabel: true, cell: row => row.text },
        ]}
      />
    </details>
  )
}
