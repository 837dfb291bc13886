import { importTexts } from '../texts/import.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { type Import, useDownloadProblems } from './data.ts'

export function DownloadProblems({ one }: { one: Import }) {
  const t = useTexts(importTexts)
  const download = useDownloadProblems()
  return (
    <>
      <Button busy={download.isPending} onClick={() => download.mutate(one)}>
        {t.download}
      </Button>
      {download.error && <NotDone error={download.error} />}
    </>
  )
}
