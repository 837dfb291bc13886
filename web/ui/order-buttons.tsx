import { useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'

type Props = {
  place: number
  count: number
  earlier: string
  later: string
  onMove(by: -1 | 1): void
}

/** Moves one of a list up or down. The focus stays with what was moved, however often it is pressed. */
export function OrderButtons({ place, count, earlier, later, onMove }: Props) {
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const pressed = useRef<-1 | 1>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it stands at its new place
  useLayoutEffect(() => {
    if (!pressed.current) return
    const [own, other] = pressed.current === -1 ? [up, down] : [down, up]
    ;(own.current?.disabled ? other : own).current?.focus()
    pressed.current = undefined
  }, [place])
  function move(by: -1 | 1) {
    pressed.current = by
    onMove(by)
  }
  return (
    <>
      <Button ref={up} aria-label={earlier} disabled={place === 0} onClick={() => move(-1)}>
        ↑
      </Button>
      <Button ref={down} aria-label={later} disabled={place === count - 1} onClick={() => move(1)}>
        ↓
      </Button>
    </>
  )
}

/** The list with the one at this place moved by one. */
export function withMoved<T>(list: readonly T[], place: number, by: -1 | 1): T[] {
  return list.toSpliced(place, 1).toSpliced(place + by, 0, list[place] as T)
}
