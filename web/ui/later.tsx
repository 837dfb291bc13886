import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react'

/** Drawn after what stands around it is on the page, in steps between which the browser can do other things. */
export function Later({ children, before = null }: { children: ReactNode; before?: ReactNode }) {
  return useDeferredValue(true, false) ? children : before
}

/** The value, once the page has been painted with what else it changes. */
export function usePaintedFirst<T>(value: T, first = value): T {
  const [painted, setPainted] = useState(first)
  useEffect(() => startTransition(() => setPainted(value)), [value])
  return painted
}
