import type { ReactNode } from 'react'
import { Refusal } from '../api/refusal.ts'
import { usePerson } from '../api/session.ts'
import { Wrong } from '../ui/states.tsx'
import { PageTitle } from './page-title.tsx'

const forbidden = new Refusal(403, { code: 'FORBIDDEN', message: 'For admins.' })

/** A page for admins; others are told so, and nothing is asked of the service. */
export function AdminOnly({ title, children }: { title: string; children: ReactNode }) {
  const { role } = usePerson()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {role === 'admin' ? children : <Wrong error={forbidden} />}
    </>
  )
}
