import { useState } from 'react'
import type { Json } from '../../content/problems-shape.ts'
import { defineTexts } from '../texts/define.ts'
import { useTexts } from '../texts/texts.ts'
import { Select } from '../ui/field.tsx'
import parts from '../ui/parts.module.css'
import { CheckBox, LinesBox, Together } from './controls.tsx'
import { type Item, textIn, withField } from './draft.ts'
import styles from './editor.module.css'
import { ItemParameters } from './item-parameters.tsx'

type Props = { question: Json; items: readonly Item[]; onChange(question: Json): void }

/** Statements about oneself and questions for colleagues: which way they count, and how they are answered. */
export function RatedFields({ question, items, onChange }: Props) {
  const t = useTexts(defineTexts)
  const set = (field: string, value: unknown) => onChange(withField(question, field, value))
  const [startsOpen] = useState(['scale', 'twin', 'enemies'].some(field => field in question))
  const twins = items
    .map(item => item.question)
    .filter(
      other =>
        other.kind === question.kind && other.dimension === question.dimension && other.id !== question.id,
    )
  return (
    <>
      <CheckBox
        label={t.reversed}
        hint={t.reversedHint}
        checked={question.reversed === true}
        onChange={reversed => set('reversed', reversed || undefined)}
      />
      <details className={styles.more} open={startsOpen}>
        <summary>{t.moreRated}</summary>
        <div className={parts.fields}>
          <Select
            label={t.twin}
            hint={t.twinHint}
            value={textIn(question.twin)}
            options={[
              { value: '', label: t.noTwin },
              ...twins.map(({ id, text }) => ({
                value: textIn(id),
                label: `${textIn(id)} · ${textIn(text)}`,
              })),
            ]}
            onChange={twin => set('twin', twin || undefined)}
          />
          <Together fields={['twin', 'reversed']} />
          {(['enemies', 'scale'] as const).map(field => (
            <LinesBox
              key={field}
              label={t[field]}
              hint={t[`${field}Hint`]}
              optional
              field={field}
              rows={4}
              value={question[field]}
              onChange={lines => set(field, lines)}
            />
          ))}
        </div>
      </details>
      <ItemParameters value={question.parameters} onChange={parameters => set('parameters', parameters)} />
    </>
  )
}
