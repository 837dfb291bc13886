import { Link } from '@tanstack/react-router'
import { useFormat } from '../texts/format.ts'
import { strengthsTexts } from '../texts/strengths.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { Coverage } from './coverage.tsx'
import { fullName, type Member, useCompatibility, useTeam } from './data.ts'
import { Meaning } from './meaning.tsx'
import { Pairs } from './pairs.tsx'
import { PredictsHere } from './predicts-here.tsx'
import styles from './strengths.module.css'

export function TeamView({ id, onChange }: { id: string; onChange(): void }) {
  const t = useTexts(strengthsTexts)
  const format = useFormat()
  const team = useTeam(id)
  const compatibility = useCompatibility(id)
  const error = team.error ?? compatibility.error
  if (error)
    return (
      <Wrong
        error={error}
        onRetry={() => {
          void team.refetch()
          void compatibility.refetch()
        }}
      />
    )
  if (!team.data || !compatibility.data) return <Skeleton lines={3} height="12rem" />
  const { people, name } = team.data
  const { compared, needed } = compatibility.data
  if (people.length === 0)
    return (
      <Empty
        title={t.nobody}
        action={
          <Button kind="primary" onClick={onChange}>
            {t.changeTeam}
          </Button>
        }
      >
        {t.nobodyMore}
      </Empty>
    )
  return (
    <>
      <p className={styles.lead}>
        <strong>{name}</strong>
        {compared !== null && ` · ${t.compared(format.number(compared), format.number(people.length))}`}
      </p>
      {compared === null ? (
        <>
          <section className={styles.card}>
            <h2>{t.tooFew}</h2>
            <p className={styles.says}>{t.tooFewWhy(format.number(needed))}</p>
            <p className={styles.soft}>{t.tooFewHow}</p>
          </section>
          <People people={people} />
          <PredictsHere />
        </>
      ) : (
        <div className={styles.columns}>
          <Coverage coverage={compatibility.data.coverage} compared={compared} />
          <div className={styles.beside}>
            <Meaning compatibility={compatibility.data} />
            <Pairs compatibility={compatibility.data} />
          </div>
          <PredictsHere />
          <People people={people} />
        </div>
      )}
    </>
  )
}

function People({ people }: { people: readonly Member[] }) {
  const t = useTexts(strengthsTexts)
  return (
    <section className={`${styles.card} ${styles.who}`}>
      <h2>{t.people}</h2>
      <p className={styles.soft}>{t.peopleMore}</p>
      <ul className={styles.people}>
        {people.map(person => {
          const name = fullName(person) || t.unnamed
          return (
            <li key={person.id}>
              <Link
                to="/strengths/$id"
                params={{ id: person.id } as never}
                preload={false}
                aria-label={t.resultsOf(name)}
              >
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
