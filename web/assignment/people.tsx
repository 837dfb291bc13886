import { Link } from '@tanstack/react-router'
import { assignmentTexts } from '../texts/assignment.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { addDays, dayAndTime, momentOf } from '../texts/zoned.ts'
import { ActionSelect } from '../ui/action-select.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { Table } from '../ui/table.tsx'
import { say } from '../ui/toast.tsx'
import styles from './assignment.module.css'
import { type AssignablePerson, nameOf, useSetAvailability } from './data.ts'

const choices = ['here', 'today', 'away'] as const
type Choice = (typeof choices)[number]

/** Who takes leads now, and what they have in hand; a manager says so for somebody who cannot. */
export function People({ people }: { people: readonly AssignablePerson[] }) {
  const t = useTexts(assignmentTexts)
  const format = useFormat()
  const set = useSetAvailability()
  const here = people.filter(({ available }) => available).length
  const midnight = () => {
    const tomorrow = addDays(dayAndTime(Date.now(), format.timeZone).day, 1)
    return momentOf(tomorrow, '00:00', format.timeZone).toISOString()
  }

  function choose(person: AssignablePerson, choice: Choice) {
    const change = {
      here: { available: true },
      today: { available: false, until: midnight() },
      away: { available: false, until: null },
    }[choice]
    void set.mutateAsync({ id: person.id, ...change }).then(
      () => say(t.availabilitySaved(nameOf(person), t.choices[choice].toLowerCase())),
      () => {},
    )
  }

  return (
    <section className={styles.section}>
      <h2>{t.people}</h2>
      <p className={styles.soft}>
        {people.length === 0 ? t.noPeople : t.peopleHint(format.number(here), format.number(people.length))}
      </p>
      {set.error && <NotDone error={set.error} />}
      {people.length > 0 && (
        <Table
          cards
          caption={t.people}
          rows={people}
          rowKey={({ id }) => id}
          columns={[
            {
              name: 'name',
              label: t.person,
              cell: person => (
                <Link to="/leads" search={{ assigned: person.id } as never} preload={false}>
                  {nameOf(person)}
                </Link>
              ),
            },
            {
              name: 'available',
              label: t.takes,
              cell: person => (
                <ActionSelect
                  className={person.available ? styles.choice : styles.awayChoice}
                  label={t.takesOf(nameOf(person))}
                  value={person.available ? 'here' : person.until ? 'today' : 'away'}
                  choices={choices.map(choice => ({
                    value: choice,
                    label:
                      choice === 'today' && person.until
                        ? t.awayUntil(format.dayTime(person.until))
                        : t.choices[choice],
                  }))}
                  onChoose={choice => choose(person, choice as Choice)}
                />
              ),
            },
            {
              name: 'open',
              label: t.openLeads,
              numeric: true,
              cell: person => format.number(person.open_leads),
            },
            { name: 'given', label: t.given, numeric: true, cell: person => format.number(person.given) },
          ]}
        />
      )}
    </section>
  )
}
