import { type KeyboardEvent, useRef, useState } from 'react'

type Props = {
  label: string
  /** What holds now; without it, the list only offers things to do. */
  value?: string
  /** What stands there where nothing holds. */
  shown?: string
  className?: string | undefined
  disabled?: boolean | undefined
  choices: readonly { value: string; label: string }[]
  onChoose(value: string): void
  onFocus?(): void
}

const opensTheList = ({ key, altKey }: KeyboardEvent) => key === ' ' || key === 'F4' || altKey

/** A list of things to do. Arrows and letters only move through it while it is closed; Enter does what it stands at. */
export function ActionSelect({
  label,
  value = '',
  shown = label,
  className,
  disabled,
  choices,
  onChoose,
  onFocus,
}: Props) {
  const [standsAt, setStandsAt] = useState<string>()
  const isMoving = useRef(false)
  function leave() {
    isMoving.current = false
    setStandsAt(undefined)
  }
  function choose(chosen: string) {
    leave()
    if (chosen && chosen !== value) onChoose(chosen)
  }
  return (
    <select
      aria-label={label}
      className={className}
      value={standsAt ?? value}
      disabled={disabled}
      onFocus={onFocus}
      onKeyDown={event => {
        isMoving.current = event.key !== 'Enter' && !opensTheList(event)
        if (event.key !== 'Enter' || !standsAt) return
        event.preventDefault()
        choose(standsAt)
      }}
      onPointerDown={() => {
        isMoving.current = false
      }}
      onBlur={leave}
      onChange={({ target }) => (isMoving.current ? setStandsAt(target.value) : choose(target.value))}
    >
      {!value && <option value="">{shown}</option>}
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
