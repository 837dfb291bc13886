import { useId, useRef, useState } from 'react'
import { useSources } from '../leads/data.ts'
import { SourceSuggestions } from '../leads/source-suggestions.tsx'
import { callQueueTexts } from '../texts/call-queue.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { OrderButtons, withMoved } from '../ui/order-buttons.tsx'
import parts from '../ui/parts.module.css'
import styles from './call-queue.module.css'
import { isAmong } from './draft.ts'

type Props = { sources: readonly string[]; error: string | undefined; onChange(sources: string[]): void }

/** Which sources come first, in their order. */
export function SourceOrder({ sources, error, onChange }: Props) {
  const { queue: t } = useTexts(callQueueTexts)
  const format = useFormat()
  const known = useSources()
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const source = typed.trim()
  const isThere = isAmong(sources, source)

  function place(next: string[], one: string) {
    onChange(next)
    setSaid(t.placed(one, format.number(next.indexOf(one) + 1), format.number(next.length)))
  }
  /** What was pressed is gone then: the focus goes to the list, not to the top of the page. */
  const focusList = () => group.current?.focus()
  function addTyped() {
    if (!source || isThere) return
    place([...sources, source], source)
    setTyped('')
  }

  return (
    <fieldset
      ref={group}
      className={styles.sources}
      tabIndex={-1}
      aria-describedby={`${id}-hint ${id}-wrong`}
    >
      <legend>{t.sources}</legend>
      <p id={`${id}-hint`} className={parts.soft}>
        {t.sourcesHint}
      </p>
      <ol>
        {sources.map((one, at) => (
          <li key={one}>
            <span className={styles.name}>{one}</span>
            <OrderButtons
              place={at}
              count={sources.length}
              earlier={t.earlier(one)}
              later={t.later(one)}
              onMove={by => place(withMoved(sources, at, by), one)}
            />
            <Button
              kind="quiet"
              aria-label={t.removeSource(one)}
              onClick={() => {
                onChange(sources.toSpliced(at, 1))
                setSaid(t.removed(one))
                focusList()
              }}
            >
              {t.remove}
            </Button>
          </li>
        ))}
      </ol>
      <p id={`${id}-wrong`} role="alert" className={parts.wrong}>
        {error ?? ''}
      </p>
      <div className={styles.add}>
        <Field
          label={t.another}
          maxLength={200}
          autoComplete="off"
          list={`${id}-known`}
          value={typed}
          error={source && isThere ? t.isThere(source) : undefined}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && addTyped()}
        />
        <datalist id={`${id}-known`}>
          {known
            .filter(one => !isAmong(sources, one))
            .map(one => (
              <option key={one} value={one} />
            ))}
        </datalist>
        <Button onClick={addTyped}>{t.add}</Button>
      </div>
      <SourceSuggestions
        isChosen={one => isAmong(sources, one)}
        onAdd={one => {
          place([...sources, one], one)
          focusList()
        }}
      />
      <p className="unseen" role="status">
        {said}
      </p>
    </fieldset>
  )
}
