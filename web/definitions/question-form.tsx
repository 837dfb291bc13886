import { useState } from 'react'
import { type Dimension, dimensions } from '../../content/definition.ts'
import type { Json } from '../../content/problems-shape.ts'
import { defineTexts } from '../texts/define.ts'
import { dimensionTexts } from '../texts/dimensions.ts'
import { useTexts } from '../texts/texts.ts'
import { Select } from '../ui/field.tsx'
import parts from '../ui/parts.module.css'
import { LinesBox, NumberBox, TextBox, Together } from './controls.tsx'
import { type Item, type Kind, kinds, withField, withKind } from './draft.ts'
import styles from './editor.module.css'
import { ExerciseFields } from './exercise-fields.tsx'
import { RatedFields } from './rated-fields.tsx'
import { SituationalFields } from './situational-fields.tsx'

type Props = { item: Item; items: readonly Item[]; isNew: boolean; onChange(question: Json): void }

/** One question, whatever its kind. Fields the form has no place for stay as they are. */
export function QuestionForm({ item, items, isNew, onChange }: Props) {
  const t = useTexts(defineTexts)
  const names = useTexts(dimensionTexts).dimensions
  const { question } = item
  const set = (field: string, value: unknown) => onChange(withField(question, field, value))
  return (
    <div className={parts.fields}>
      <TextBox
        label={t.text[question.kind as Kind] ?? t.text.self}
        field="text"
        rows={2}
        autoFocus={isNew}
        value={question.text}
        onChange={text => set('text', text)}
      />
      <div className={parts.pair}>
        <Select<Kind>
          label={t.kind}
          value={question.kind as Kind}
          options={kinds.map(value => ({ value, label: t.kinds[value] }))}
          onChange={kind => onChange(withKind(question, kind))}
        />
        <Select<Dimension>
          label={t.strength}
          value={question.dimension as Dimension}
          options={dimensions.map(value => ({ value, label: names[value] }))}
          onChange={dimension => set('dimension', dimension)}
        />
      </div>
      <Together fields={['kind', 'dimension']} />
      {(question.kind === 'self' || question.kind === 'peer') && (
        <RatedFields {...{ question, items, onChange }} />
      )}
      {question.kind === 'situational' && <SituationalFields {...{ question, onChange }} />}
      {question.kind === 'exercise' && <ExerciseFields {...{ question, onChange }} />}
      <div className={parts.pair}>
        <TextBox label={t.id} hint={t.idHint} field="id" value={question.id} onChange={id => set('id', id)} />
        <NumberBox
          label={t.seconds}
          hint={t.secondsHint}
          optional
          field="seconds"
          value={question.seconds}
          onChange={seconds => set('seconds', seconds)}
        />
      </div>
      <Suits {...{ question, set }} />
    </div>
  )
}

function Suits({ question, set }: { question: Json; set(field: string, value: unknown): void }) {
  const t = useTexts(defineTexts)
  const [startsOpen] = useState('roles' in question || 'industries' in question)
  return (
    <details className={styles.more} open={startsOpen}>
      <summary>{t.suits}</summary>
      <div className={parts.fields}>
        <p className={parts.soft}>{t.suitsHint}</p>
        <div className={parts.pair}>
          {(['roles', 'industries'] as const).map(field => (
            <LinesBox
              key={field}
              label={t[field]}
              hint={t.suitsExample[field]}
              optional
              field={field}
              rows={3}
              value={question[field]}
              onChange={lines => set(field, lines)}
            />
          ))}
        </div>
      </div>
    </details>
  )
}
