import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Json } from '../../content/problems-shape.ts'
import { defineTexts } from '../texts/define.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import parts from '../ui/parts.module.css'
import { TextBox, Together } from './controls.tsx'
import { freeLetter, moved, textIn } from './draft.ts'
import styles from './editor.module.css'

const least = 2
const most = 10

type Props = {
  /** As the check names the list: options, exercise.items. */
  field: string
  legend: string
  options: Json[]
  /** What a new one has besides its id and text. */
  blank?: Json
  onChange(options: Json[]): void
  /** What is asked of each beside its text. */
  beside(option: Json, index: number): ReactNode
}

/** Options of a scene or an exercise: added, removed and moved by buttons. */
export function ChoiceList({ field, legend, options, blank = {}, onChange, beside }: Props) {
  const t = useTexts(defineTexts)
  const list = useRef<HTMLFieldSetElement>(null)
  const [wanted, setWanted] = useState<string>()
  useEffect(() => {
    if (wanted === undefined) return
    list.current?.querySelector<HTMLElement>(wanted)?.focus()
    setWanted(undefined)
  }, [wanted])
  const nth = (index: number) => `li:nth-child(${index + 1})`

  function move(from: number, to: number) {
    if (to < 0 || to >= options.length) return
    onChange(moved(options, from, to))
    setWanted(`${nth(to)} [data-move="${to > from ? 'down' : 'up'}"]`)
  }
  return (
    <fieldset ref={list} className={styles.choices}>
      <legend>{legend}</legend>
      <ol>
        {options.map((option, n) => (
          <li key={textIn(option.id) || n} className={styles.choice}>
            <TextBox
              label={t.option(n + 1)}
              field={`${field}[${n}].text`}
              value={option.text}
              onChange={text => onChange(options.with(n, { ...option, text }))}
            />
            {beside(option, n)}
            <span className={parts.acts}>
              <Button
                data-move="up"
                aria-label={t.upOf(n + 1)}
                aria-disabled={n === 0 || undefined}
                onClick={() => move(n, n - 1)}
              >
                {t.up}
              </Button>
              <Button
                data-move="down"
                aria-label={t.downOf(n + 1)}
                aria-disabled={n === options.length - 1 || undefined}
                onClick={() => move(n, n + 1)}
              >
                {t.down}
              </Button>
              <Button
                aria-label={t.removeOf(n + 1)}
                disabled={options.length <= least}
                onClick={() => {
                  onChange(options.toSpliced(n, 1))
                  setWanted(`${nth(Math.max(0, n - 1))} input`)
                }}
              >
                {t.remove}
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <Together fields={[field]} />
      {options.length < most && (
        <Button
          onClick={() => {
            onChange([...options, { id: freeLetter(options), text: '', ...blank }])
            setWanted(`${nth(options.length)} input`)
          }}
        >
          {t.addOption}
        </Button>
      )}
    </fieldset>
  )
}
