import { type ReactNode, useContext, useId, useState } from 'react'
import { Field, TextArea } from '../ui/field.tsx'
import parts from '../ui/parts.module.css'
import { ChecksContext } from './checks.ts'
import { textIn } from './draft.ts'

type BoxProps = {
  label: string
  /** As the check names it. */
  field: string
  value: unknown
  hint?: string
  optional?: boolean
}

/** A problem is said as one types, or once somebody has left the field or tried to save. */
function useError(field: string, isEmpty: boolean) {
  const { errorOf, isChecked } = useContext(ChecksContext)
  const [isLeft, setLeft] = useState(false)
  return {
    error: isChecked || isLeft || !isEmpty ? errorOf(field) : undefined,
    onBlur: () => setLeft(true),
  }
}

const extra = ({ hint, optional }: BoxProps) => ({
  ...(hint ? { hint } : {}),
  ...(optional ? { optional } : {}),
})

export function TextBox({
  rows,
  autoFocus,
  onChange,
  ...box
}: BoxProps & { rows?: number; autoFocus?: boolean; onChange(value: string): void }) {
  const value = textIn(box.value)
  const described = { label: box.label, value, ...extra(box), ...useError(box.field, value === '') }
  if (rows === undefined)
    return <Field {...described} autoComplete="off" onChange={event => onChange(event.target.value)} />
  return (
    <TextArea
      {...described}
      rows={rows}
      autoFocus={autoFocus}
      onChange={event => onChange(event.target.value)}
    />
  )
}

const numberFrom = (text: string): unknown => {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return undefined
  return Number.isFinite(Number(plain)) ? Number(plain) : text
}

/** A number, or whatever was typed instead, which the check then refuses; nothing where nothing is typed. */
export function NumberBox({ onChange, ...box }: BoxProps & { onChange(value: unknown): void }) {
  const [typed, setTyped] = useState(textIn(box.value))
  // "1." is 1 to the definition, and stays as typed in the field.
  const value = numberFrom(typed) === box.value ? typed : textIn(box.value)
  return (
    <Field
      label={box.label}
      {...extra(box)}
      {...useError(box.field, value === '')}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={event => {
        setTyped(event.target.value)
        onChange(numberFrom(event.target.value))
      }}
    />
  )
}

const linesFrom = (text: string) => text.split('\n').filter(line => line.trim())

/** A list of texts, one a line; nothing where there is none. */
export function LinesBox({
  rows,
  onChange,
  ...box
}: BoxProps & { rows: number; onChange(lines: string[] | undefined): void }) {
  const lines = Array.isArray(box.value) ? box.value.map(textIn) : []
  const [typed, setTyped] = useState(lines.join('\n'))
  const text = linesFrom(typed).join('\n') === lines.join('\n') ? typed : lines.join('\n')
  return (
    <TextArea
      label={box.label}
      {...extra(box)}
      {...useError(box.field, text === '')}
      rows={rows}
      value={text}
      onChange={event => {
        setTyped(event.target.value)
        const next = linesFrom(event.target.value)
        onChange(next.length > 0 ? next : undefined)
      }}
    />
  )
}

export function CheckBox({
  label,
  hint,
  checked,
  onChange,
}: {
  label: string
  hint: string
  checked: boolean
  onChange(checked: boolean): void
}) {
  const id = useId()
  return (
    <div>
      <label className={parts.check}>
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={id}
          onChange={event => onChange(event.target.checked)}
        />
        {label}
      </label>
      <p id={id} className={parts.soft}>
        {hint}
      </p>
    </div>
  )
}

/** What is wrong with several fields together, which none of them says. */
export function Together({ fields }: { fields: readonly string[] }): ReactNode {
  const { errorOf } = useContext(ChecksContext)
  const said = fields.flatMap(field => errorOf(field) ?? [])
  return said.length > 0 && <p className={parts.wrong}>{said.join(' ')}</p>
}
