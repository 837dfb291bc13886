import { usePreferences } from '../device/preferences.ts'
import { resultTexts } from '../texts/results.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { say } from '../ui/toast.tsx'
import { usePdf } from './data.ts'

export function PdfButton({ assessment }: { assessment: string }) {
  const t = useTexts(resultTexts)
  const { language } = usePreferences()
  const pdf = usePdf(assessment, language)
  const failed = () => say(t.pdfFailed, { wrong: true })
  return (
    <Button
      busy={pdf.isPending}
      onClick={() =>
        pdf.mutate(undefined, { onSuccess: file => (file ? save(file) : failed()), onError: failed })
      }
    >
      {pdf.isPending ? t.pdfMaking : t.pdf}
    </Button>
  )
}

/** The request needs a token, so the browser cannot fetch the file by its address. */
function save(file: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'mettle-report.pdf'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
