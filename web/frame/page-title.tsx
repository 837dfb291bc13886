import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** The place in the slim bar that belongs to the page. */
export const BarPlace = createContext<HTMLElement | null>(null)

/** Puts what a page has to say at a glance into the bar. */
export function InBar({ children }: { children: ReactNode }) {
  const place = use(BarPlace)
  return place && createPortal(children, place)
}

/** The page's heading, which stands in the bar. */
export function PageTitle({ children }: { children: string }) {
  return (
    <InBar>
      <h1>{children}</h1>
    </InBar>
  )
}
