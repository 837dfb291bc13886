import { useLastLeads } from '../leads/data.ts'
import { assignmentTexts } from '../texts/assignment.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Table } from '../ui/table.tsx'
import styles from './assignment.module.css'
import { type AssignablePerson, nameOf, type TriedOut } from './data.ts'

type Props = { outcome: TriedOut; people: readonly AssignablePerson[]; isOld: boolean }
type Line = TriedOut['leads'][number]

/** Who would be given the last hundred leads: by person, and lead by lead. */
export function TryOutResult({ outcome, people, isOld }: Props) {
  const t = useTexts(assignmentTexts)
  const format = useFormat()
  const leads = useLastLeads().data
  const byId = new Map(leads?.map(lead => [lead.id, lead]))
  const count = (is: (line: Line) => boolean) => outcome.leads.filter(is).length
  const named = (id: string | null) => {
    const person = people.find(one => one.id === id)
    return person ? nameOf(person) : t.nobody
  }
  const receivers = people
    .map(person => ({
      id: person.id,
      name: nameOf(person),
      count: count(line => line.person === person.id),
      open: person.open_leads,
    }))
    .filter(person => person.count > 0)
    .sort((a, b) => b.count - a.count)
  const noRule = count(line => line.problem === 'no_rule')
  const nobodyFree = count(line => line.problem === 'nobody_free')
  return (
    <div className={styles.outcome} role="status">
      <h3>{t.triedOut}</h3>
      <p>
        {outcome.leads.length === 0
          ? t.noLeads
          : t.wouldGive(format.number(outcome.assigned), format.number(outcome.leads.length))}{' '}
        {noRule > 0 && t.noRuleFits(format.number(noRule))}{' '}
        {nobodyFree > 0 && t.nobodyFree(format.number(nobodyFree))}
      </p>
      {isOld && <p className={styles.warn}>{t.changedSince}</p>}
      {receivers.length > 0 && (
        <Table
          caption={t.byPerson}
          rows={receivers}
          rowKey={({ id }) => id}
          columns={[
            { name: 'person', label: t.person, cell: ({ name }) => name },
            { name: 'count', label: t.wouldGet, numeric: true, cell: one => format.number(one.count) },
            { name: 'open', label: t.hasOpen, numeric: true, cell: one => format.number(one.open) },
          ]}
        />
      )}
      {outcome.leads.length > 0 && (
        <details>
          <summary>{t.leadByLead}</summary>
          <Table
            cards
            caption={t.leadByLead}
            rows={outcome.leads.toReversed()}
            rowKey={({ lead_id }) => lead_id}
            columns={[
              {
                name: 'lead',
                label: t.lead,
                cell: line => <a href={`/leads/${line.lead_id}`}>{byId.get(line.lead_id)?.name ?? t.lead}</a>,
              },
              {
                name: 'source',
                label: t.source,
                cell: line => byId.get(line.lead_id)?.source ?? t.noSource,
              },
              {
                name: 'rule',
                label: t.rule,
                cell: line => (line.rule === null ? t.noRule : t.ruleName(line.rule + 1)),
              },
              {
                name: 'person',
                label: t.person,
                cell: line => (line.problem === 'nobody_free' ? t.nobodyHasRoom : named(line.person)),
              },
            ]}
          />
        </details>
      )}
    </div>
  )
}
