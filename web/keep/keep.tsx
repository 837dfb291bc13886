import { useNavigate, useSearch } from '@tanstack/react-router'
import { AdminOnly } from '../frame/admin-only.tsx'
import { keepTexts } from '../texts/keep.ts'
import { useTexts } from '../texts/texts.ts'
import { Tabs } from '../ui/tabs.tsx'
import { AgesForm } from './ages-form.tsx'
import { Backups } from './backups.tsx'
import { Erasures } from './erasures.tsx'
import { Holds } from './holds.tsx'
import { Nights } from './nights.tsx'

/** How long things are kept, what must stay, and what was forgotten; which part is open stands in the address. */
export default function Keep() {
  const t = useTexts(keepTexts)
  const navigate = useNavigate()
  const { part = 'ages' } = useSearch({ strict: false }) as { part?: string }
  const tabs = [
    { value: 'ages', label: t.parts.ages, content: <AgesForm /> },
    { value: 'nights', label: t.parts.nights, content: <Nights /> },
    { value: 'holds', label: t.parts.holds, content: <Holds /> },
    { value: 'erasures', label: t.parts.erasures, content: <Erasures /> },
    { value: 'backups', label: t.parts.backups, content: <Backups /> },
  ]
  return (
    <AdminOnly title={t.title}>
      <Tabs
        label={t.title}
        tabs={tabs}
        value={tabs.some(({ value }) => value === part) ? part : 'ages'}
        onChange={next => void navigate({ to: '/keep', search: { part: next }, replace: true })}
      />
    </AdminOnly>
  )
}
