import { type ReactNode, useDeferredValue } from 'react'

/** Drawn after what stands around it is on the page, in steps between which the browser can do other things. */
export function Later({ children, before = null }: { children: ReactNode; before?: ReactNode }) {
  return useDeferredValue(true, false) ? children : before
}
