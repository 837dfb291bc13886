import { lazy, Suspense, useState } from 'react'
import { InBar } from '../frame/page-title.tsx'
import { resultTexts } from '../texts/results.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import type { MadeReport } from './data.ts'
import { PdfButton } from './pdf-button.tsx'
import styles from './results.module.css'

const AskColleagues = lazy(() => import('./ask-colleagues.tsx'))
const Sharing = lazy(() => import('./sharing.tsx'))

/** What can be done with a report: kept as a file and, by whom it is about, shared and added to by colleagues. */
export function ReportActs({ report, isOwn }: { report: MadeReport; isOwn: boolean }) {
  const t = useTexts(resultTexts)
  const [open, setOpen] = useState<'sharing' | 'asking'>()
  const close = () => setOpen(undefined)
  return (
    <InBar>
      <span className={styles.acts}>
        <PdfButton report={report} />
        {isOwn && <Button onClick={() => setOpen('sharing')}>{t.share}</Button>}
        {isOwn && <Button onClick={() => setOpen('asking')}>{t.askColleagues}</Button>}
      </span>
      <Suspense>
        {open === 'sharing' && <Sharing report={report.id} onClose={close} />}
        {open === 'asking' && <AskColleagues assessment={report.assessment_id} onClose={close} />}
      </Suspense>
    </InBar>
  )
}
