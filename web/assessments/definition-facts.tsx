import { useState } from 'react'
import { saveFile } from '../device/save-file.ts'
import { definitionTexts } from '../texts/definitions.ts'
import { dimensionTexts, nameIn } from '../texts/dimensions.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { Table } from '../ui/table.tsx'
import { Tag } from '../ui/tag.tsx'
import { say } from '../ui/toast.tsx'
import styles from './definition.module.css'
import { type Definition, useSetInUse } from './definition-data.ts'

const kinds = ['self', 'situational', 'peer', 'exercise'] as const
type Counted = { kind: (typeof kinds)[number]; dimension: string }

/** Whatever was given is kept, so these may be anything. */
const countedIn = (questions: unknown): Counted[] =>
  (Array.isArray(questions) ? questions : []).filter(
    (one): one is Counted =>
      typeof one === 'object' &&
      one !== null &&
      kinds.includes(one.kind) &&
      typeof one.dimension === 'string',
  )

type Props = { definition: Definition; onPreview(): void }

export function DefinitionFacts({ definition, onPreview }: Props) {
  const t = useTexts(definitionTexts)
  const names = useTexts(dimensionTexts).dimensions
  const format = useFormat()
  const questions = countedIn(definition.questions)
  const rows = kinds
    .map(kind => ({ kind, of: questions.filter(question => question.kind === kind) }))
    .filter(({ of }) => of.length > 0)
  return (
    <section className={styles.card}>
      <h2 lang="en">{definition.title}</h2>
      <p className={styles.soft}>
        <Tag tone={definition.is_active ? 'converted' : 'lost'}>
          {definition.is_active ? t.inUse : t.retired}
        </Tag>{' '}
        · {t.changed(format.date(definition.updated_at))}
      </p>
      {rows.length === 0 ? (
        <p>{t.unreadable}</p>
      ) : (
        <Table
          caption={t.about}
          rows={rows}
          rowKey={({ kind }) => kind}
          columns={[
            { name: 'kind', label: t.kind, cell: ({ kind }) => t.kinds[kind] },
            {
              name: 'questions',
              label: t.questions,
              numeric: true,
              cell: ({ of }) => format.number(of.length),
            },
            {
              name: 'strengths',
              label: t.strengths,
              cell: ({ of }) =>
                [...new Set(of.map(({ dimension }) => nameIn(names, dimension)))].sort().join(', '),
            },
          ]}
        />
      )}
      <InUse definition={definition} onPreview={onPreview} />
    </section>
  )
}

function InUse({ definition, onPreview }: Props) {
  const t = useTexts(definitionTexts)
  const set = useSetInUse(definition.id)
  const [isAsked, setAsked] = useState(false)
  const change = (inUse: boolean) =>
    set.mutateAsync(inUse).then(
      () => {
        setAsked(false)
        say(inUse ? t.restored : t.retiredDone)
      },
      () => {},
    )
  return (
    <>
      <span className={styles.acts}>
        <LinkButton to={`/assessments/${definition.id}/edit`} kind="primary">
          {t.edit}
        </LinkButton>
        <Button onClick={onPreview}>{t.preview}</Button>
        <Button onClick={() => save(definition)}>{t.export}</Button>
        {!definition.is_active ? (
          <Button busy={set.isPending} onClick={() => change(true)}>
            {t.restore}
          </Button>
        ) : (
          !isAsked && <Button onClick={() => setAsked(true)}>{t.retire}</Button>
        )}
      </span>
      {isAsked && (
        <div className={styles.ask}>
          <p>{t.retireAsk}</p>
          <span className={styles.acts}>
            <Button busy={set.isPending} onClick={() => change(false)}>
              {t.retireYes}
            </Button>
            <Button autoFocus onClick={() => setAsked(false)}>
              {t.retireNo}
            </Button>
          </span>
        </div>
      )}
      {set.error && <NotDone error={set.error} />}
    </>
  )
}

/** What POST /api/assessments takes, so that another installation can be given it. */
function save({ title, description, questions, scoring_rules }: Definition) {
  const text = JSON.stringify({ title, description, questions, scoring_rules }, null, 2)
  saveFile(new Blob([text], { type: 'application/json' }), 'assessment.json')
}
