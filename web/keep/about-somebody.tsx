import { usePerson } from '../api/session.ts'
import { keepTexts } from '../texts/keep.ts'
import { useTexts } from '../texts/texts.ts'
import parts from '../ui/parts.module.css'
import type { Subject } from './data.ts'
import { Erase } from './erase.tsx'
import { ExportData } from './export-data.tsx'
import { LegalHold } from './legal-hold.tsx'

/** What is held about a person or lead: to be exported, kept, or erased. Holds and erasure are for admins. */
export default function AboutSomebody({ kind, id, name }: { kind: Subject; id: string; name: string }) {
  const t = useTexts(keepTexts)
  const isAdmin = usePerson().role === 'admin'
  return (
    <section className={parts.fields} aria-label={t.data.title}>
      <h2>{t.data.title}</h2>
      <ExportData kind={kind} id={id} />
      {isAdmin && (
        <>
          <h2>{t.holds.one}</h2>
          <LegalHold kind={kind} id={id} />
          <h2>{t.erase.title}</h2>
          <Erase kind={kind} id={id} name={name} />
        </>
      )}
    </section>
  )
}
