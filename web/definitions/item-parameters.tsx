import { useContext, useState } from 'react'
import { isRecord, type Json } from '../../content/problems-shape.ts'
import { defineTexts } from '../texts/define.ts'
import { useTexts } from '../texts/texts.ts'
import parts from '../ui/parts.module.css'
import { ChecksContext } from './checks.ts'
import { NumberBox, Together } from './controls.tsx'
import { parametersFrom } from './draft.ts'
import styles from './editor.module.css'

const thresholds = [0, 1, 2, 3] as const

/** What the engine knows of a statement, for whoever has calibrated it elsewhere; opens by itself where something is wrong. */
export function ItemParameters({ value, onChange }: { value: unknown; onChange(parameters: unknown): void }) {
  const t = useTexts(defineTexts).parameters
  const { errorOf } = useContext(ChecksContext)
  const [isOpen, setOpen] = useState(false)
  const given: Json = isRecord(value) ? value : {}
  const b = thresholds.map(n => (Array.isArray(given.b) ? given.b[n] : undefined))
  const fields = ['parameters', 'parameters.a', 'parameters.b', ...thresholds.map(n => `parameters.b[${n}]`)]
  return (
    <details
      className={styles.more}
      open={isOpen || fields.some(field => errorOf(field) !== undefined)}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>{t.title}</summary>
      <div className={parts.fields}>
        <p className={parts.soft}>{t.about}</p>
        <Together fields={['parameters', 'parameters.b']} />
        <div className={styles.numbers}>
          <NumberBox
            label={t.discrimination}
            hint={t.discriminationHint}
            optional
            field="parameters.a"
            value={given.a}
            onChange={a => onChange(parametersFrom(a, b))}
          />
          {thresholds.map(n => (
            <NumberBox
              key={n}
              label={t.threshold(n + 1)}
              hint={t.thresholdHint(n + 1)}
              optional
              field={`parameters.b[${n}]`}
              value={b[n] ?? undefined}
              onChange={number => onChange(parametersFrom(given.a, b.with(n, number)))}
            />
          ))}
        </div>
      </div>
    </details>
  )
}
