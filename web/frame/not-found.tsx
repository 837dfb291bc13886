import { Link } from '@tanstack/react-router'
import { useTexts } from '../texts/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import { Empty } from '../ui/states.tsx'
import { PageTitle } from './page-title.tsx'

export function NotFound() {
  const t = useTexts(uiTexts)
  return (
    <>
      <PageTitle>{t.notFound}</PageTitle>
      <Empty title={t.notFoundMore} action={<Link to="/">{t.goHome}</Link>} />
    </>
  )
}
