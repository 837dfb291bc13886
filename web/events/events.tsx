import { useNavigate, useSearch } from '@tanstack/react-router'
import { AdminOnly } from '../frame/admin-only.tsx'
import { eventTexts } from '../texts/events.ts'
import { useTexts } from '../texts/texts.ts'
import { Tabs } from '../ui/tabs.tsx'
import { Endpoints } from './endpoints.tsx'
import styles from './events.module.css'
import { Messages } from './messages.tsx'
import { Products } from './products.tsx'

/** What is told to others, what others tell, and what has a price; which part is open stands in the address. */
export default function Events() {
  const t = useTexts(eventTexts)
  return (
    <AdminOnly title={t.title}>
      <Parts />
    </AdminOnly>
  )
}

function Parts() {
  const t = useTexts(eventTexts)
  const navigate = useNavigate()
  const { part } = useSearch({ strict: false }) as { part?: unknown }
  const tabs = [
    { value: 'out', label: t.parts.out, content: <Endpoints /> },
    { value: 'in', label: t.parts.in, content: <Messages /> },
    { value: 'products', label: t.parts.products, content: <Products /> },
  ]
  return (
    <div className={styles.sheet}>
      <Tabs
        label={t.title}
        tabs={tabs}
        value={tabs.find(({ value }) => value === part)?.value ?? 'out'}
        onChange={next =>
          void navigate({
            to: '/events',
            search: (next === 'out' ? {} : { part: next }) as never,
            replace: true,
          })
        }
      />
    </div>
  )
}
