import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react'
import { useTexts } from '../texts/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import styles from './field.module.css'

type Described = { label: string; optional?: boolean; hint?: string; error?: string | undefined }

/** Label, control, and below it what is wrong or else a hint; a screen reader hears both with the control. */
function Labelled({
  id,
  label,
  optional,
  hint,
  error,
  children,
}: Described & { id: string; children: ReactNode }) {
  const t = useTexts(uiTexts)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {t.optional}</span>}
      </label>
      {children}
      <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
        {error ?? hint ?? ''}
      </p>
    </div>
  )
}

const aria = (id: string, error: string | undefined) => ({
  id,
  'aria-describedby': `${id}-note`,
  'aria-invalid': error ? (true as const) : undefined,
})

type FieldProps = Described & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

export function Field({ label, optional, hint, error, ...input }: FieldProps) {
  const made = useId()
  const id = input.id ?? made
  return (
    <Labelled {...{ id, label, ...(optional ? { optional } : {}), ...(hint ? { hint } : {}), error }}>
      <input {...input} {...aria(id, error)} className={styles.input} />
    </Labelled>
  )
}

export function PasswordField({ label, hint, error, ...input }: FieldProps) {
  const t = useTexts(uiTexts)
  const [isShown, setShown] = useState(false)
  const made = useId()
  const id = input.id ?? made
  return (
    <Labelled {...{ id, label, ...(hint ? { hint } : {}), error }}>
      <span className={styles.secret}>
        <input
          {...input}
          {...aria(id, error)}
          type={isShown ? 'text' : 'password'}
          className={styles.input}
        />
        <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {t.showPassword}
        </button>
      </span>
    </Labelled>
  )
}

type AreaProps = Described & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }

export function TextArea({ label, hint, error, ...area }: AreaProps) {
  const made = useId()
  const id = area.id ?? made
  return (
    <Labelled {...{ id, label, ...(hint ? { hint } : {}), error }}>
      <textarea {...area} {...aria(id, error)} className={styles.input} />
    </Labelled>
  )
}

type SelectProps<T extends string> = Described & {
  value: T
  options: readonly { value: T; label: string }[]
  onChange(value: T): void
}

/** The system's own list: every keyboard, screen reader and phone knows it. */
export function Select<T extends string>({ label, hint, error, value, options, onChange }: SelectProps<T>) {
  const id = useId()
  return (
    <Labelled {...{ id, label, ...(hint ? { hint } : {}), error }}>
      <select
        {...aria(id, error)}
        className={styles.input}
        value={value}
        onChange={event => onChange(event.target.value as T)}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
