import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { objectionOf } from '../texts/refusals.ts'
import { signInTexts } from '../texts/sign-in.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { EntryNotice } from './entry-notice.tsx'

export type Entries = Record<string, string>
type Props = {
  button: string
  /** Said before anything is sent, such as why a provider sent somebody back. */
  notice?: string | undefined
  send(entries: Entries): Promise<unknown>
  children(problems: Entries, clear: (name: string) => void): ReactNode
}

/** A form that says at each field what is wrong with it, keeps what was typed, and sends once however often it is pressed. */
export function EntryForm({ button, notice, send, children }: Props) {
  const t = useTexts(signInTexts)
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Entries>({})
  const [error, setError] = useState<unknown>(notice)
  const [busy, setBusy] = useState(false)

  function problemIn({ name, value, type, required, validity }: HTMLInputElement): [string, string][] {
    if (required && !value.trim()) return [[name, type === 'email' ? t.missingEmail : t.missingPassword]]
    return type === 'email' && validity.typeMismatch ? [[name, t.notAnEmail]] : []
  }

  function show(found: Entries) {
    setProblems(found)
    const first = Object.keys(found)[0]
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || !form.current) return
    setError(undefined)
    const inputs = [...form.current.querySelectorAll('input')]
    const wrong = Object.fromEntries(inputs.flatMap(problemIn))
    show(wrong)
    if (Object.keys(wrong).length > 0) return
    // An empty optional field is left out.
    const filled = inputs
      .map(({ name, value }) => [name, name.endsWith('password') ? value : value.trim()])
      .filter(([, value]) => value)
    setBusy(true)
    await send(Object.fromEntries(filled)).catch(refusal => {
      const field = refusal instanceof Refusal ? refusal.field : undefined
      if (field && inputs.some(({ name }) => name === field)) show({ [field]: objectionOf(refusal) })
      else setError(refusal)
    })
    setBusy(false)
  }

  const clear = (name: string) => setProblems(({ [name]: _, ...others }) => others)

  return (
    <form ref={form} onSubmit={submit} noValidate aria-busy={busy} className="stack">
      <EntryNotice error={error} />
      {children(problems, clear)}
      <Button kind="primary" type="submit" busy={busy}>
        {button}
      </Button>
    </form>
  )
}
