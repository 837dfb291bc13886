import type { Json } from '../../content/problems-shape.ts'
import { defineTexts } from '../texts/define.ts'
import { useTexts } from '../texts/texts.ts'
import { Select } from '../ui/field.tsx'
import { ChoiceList } from './choice-list.tsx'
import { NumberBox } from './controls.tsx'
import { listIn, withField } from './draft.ts'

const formats = ['rate', 'best_worst'] as const

/** A scene: how it is answered, what one could do, and how well each would work. */
export function SituationalFields({
  question,
  onChange,
}: {
  question: Json
  onChange(question: Json): void
}) {
  const t = useTexts(defineTexts)
  const options = listIn(question.options)
  const set = (field: string, value: unknown) => onChange(withField(question, field, value))
  return (
    <>
      <Select
        label={t.format}
        value={formats.find(format => format === question.format) ?? 'rate'}
        options={formats.map(value => ({ value, label: t.formats[value] }))}
        onChange={format => set('format', format)}
      />
      <ChoiceList
        field="options"
        legend={t.options}
        options={options}
        blank={{ effectiveness: 3 }}
        onChange={next => set('options', next)}
        beside={(option, n) => (
          <NumberBox
            label={t.effectiveness}
            hint={t.effectivenessHint}
            field={`options[${n}].effectiveness`}
            value={option.effectiveness}
            onChange={value => set('options', options.with(n, withField(option, 'effectiveness', value)))}
          />
        )}
      />
    </>
  )
}
