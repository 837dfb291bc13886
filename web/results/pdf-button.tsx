import { saveFile } from '../device/save-file.ts'
import { resultTexts } from '../texts/results.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { say } from '../ui/toast.tsx'
import { type MadeReport, usePdf } from './data.ts'

export function PdfButton({ report }: { report: MadeReport }) {
  const t = useTexts(resultTexts)
  const pdf = usePdf(report)
  const failed = () => say(t.pdfFailed, { wrong: true })
  return (
    <Button
      busy={pdf.isPending}
      onClick={() =>
        pdf.mutateAsync().then(file => (file ? saveFile(file, 'mettle-report.pdf') : failed()), failed)
      }
    >
      {pdf.isPending ? t.pdfMaking : t.pdf}
    </Button>
  )
}
