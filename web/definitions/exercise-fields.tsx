import { isRecord, type Json } from '../../content/problems-shape.ts'
import { defineTexts } from '../texts/define.ts'
import { useTexts } from '../texts/texts.ts'
import { Select } from '../ui/field.tsx'
import { ChoiceList } from './choice-list.tsx'
import { LinesBox, NumberBox, TextBox, Together } from './controls.tsx'
import { type ExerciseType, exerciseOf, exerciseTypes, listIn, moved, textIn, withField } from './draft.ts'
import { ExerciseTable } from './exercise-table.tsx'

type Props = { question: Json; onChange(question: Json): void }

/** A practical exercise: what is answered, and the rule by which an answer counts. */
export function ExerciseFields({ question, onChange }: Props) {
  const t = useTexts(defineTexts)
  const exercise = isRecord(question.exercise) ? question.exercise : exerciseOf('choice')
  const rule = isRecord(exercise.rule) ? exercise.rule : {}
  const setExercise = (next: Json) => onChange({ ...question, exercise: next })
  const setRule = (field: string, value: unknown) =>
    setExercise({ ...exercise, rule: withField(rule, field, value) })
  const type = exerciseTypes.find(one => one === exercise.type) ?? 'choice'
  return (
    <>
      <ExerciseTable
        table={question.table}
        onChange={table => onChange(withField(question, 'table', table))}
      />
      <Select<ExerciseType>
        label={t.exercise}
        value={type}
        options={exerciseTypes.map(value => ({ value, label: t.exercises[value] }))}
        onChange={next => setExercise(exerciseOf(next))}
      />
      {answer()}
    </>
  )

  function answer() {
    if (type === 'choice') return <CreditedChoices {...{ exercise, rule, onChange: setExercise }} />
    if (type === 'order') return <OrderedItems {...{ exercise, rule, onChange: setExercise }} />
    if (type === 'text_match')
      return (
        <LinesBox
          label={t.accept}
          hint={t.acceptHint}
          field="exercise.rule.accept"
          rows={3}
          value={rule.accept}
          onChange={lines => setRule('accept', lines ?? [])}
        />
      )
    return (
      <>
        {(['answer', 'tolerance', 'partial_tolerance'] as const).map(field => (
          <NumberBox
            key={field}
            label={t.number[field]}
            hint={t.numberHint[field]}
            optional={field === 'partial_tolerance'}
            field={`exercise.rule.${field}`}
            value={rule[field]}
            onChange={value => setRule(field, value)}
          />
        ))}
        <TextBox
          label={t.unit}
          optional
          field="exercise.unit"
          value={exercise.unit}
          onChange={unit => setExercise(withField(exercise, 'unit', unit || undefined))}
        />
      </>
    )
  }
}

type RuleProps = { exercise: Json; rule: Json; onChange(exercise: Json): void }

function CreditedChoices({ exercise, rule, onChange }: RuleProps) {
  const t = useTexts(defineTexts)
  const options = listIn(exercise.options)
  const credit = isRecord(rule.credit) ? rule.credit : {}
  return (
    <>
      <ChoiceList
        field="exercise.options"
        legend={t.options}
        options={options}
        onChange={next => {
          const ids = new Set(next.map(({ id }) => textIn(id)))
          const kept = Object.entries(credit).filter(([id]) => ids.has(id))
          onChange({ ...exercise, options: next, rule: { ...rule, credit: Object.fromEntries(kept) } })
        }}
        beside={option => (
          <NumberBox
            label={t.credit}
            hint={t.creditHint}
            field={`exercise.rule.credit.${textIn(option.id)}`}
            value={credit[textIn(option.id)]}
            onChange={value =>
              onChange({
                ...exercise,
                rule: { ...rule, credit: withField(credit, textIn(option.id), value) },
              })
            }
          />
        )}
      />
      <Together fields={['exercise.rule.credit']} />
    </>
  )
}

function OrderedItems({ exercise, rule, onChange }: RuleProps) {
  const t = useTexts(defineTexts)
  const items = listIn(exercise.items)
  const ids = items.map(({ id }) => textIn(id))
  const given = Array.isArray(rule.order) ? rule.order.map(textIn) : []
  const order = [...given.filter(id => ids.includes(id)), ...ids.filter(id => !given.includes(id))]
  return (
    <>
      <ChoiceList
        field="exercise.items"
        legend={t.items}
        options={items}
        onChange={next => {
          const now = next.map(({ id }) => textIn(id))
          const kept = order.filter(id => now.includes(id))
          const added = now.filter(id => !kept.includes(id))
          onChange({ ...exercise, items: next, rule: { ...rule, order: [...kept, ...added] } })
        }}
        beside={item => (
          <Select
            label={t.place}
            value={String(order.indexOf(textIn(item.id)))}
            options={ids.map((_, n) => ({ value: String(n), label: String(n + 1) }))}
            onChange={to =>
              onChange({
                ...exercise,
                rule: { ...rule, order: moved(order, order.indexOf(textIn(item.id)), Number(to)) },
              })
            }
          />
        )}
      />
      <Together fields={['exercise.rule.order']} />
    </>
  )
}
