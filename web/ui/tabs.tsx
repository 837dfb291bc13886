import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

type Tab = { value: string; label: string; content: ReactNode }

export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string
  tabs: readonly Tab[]
  value: string
  onChange(value: string): void
}) {
  return (
    <Base.Root value={value} onValueChange={next => onChange(String(next))} className={styles.root}>
      <Base.List aria-label={label} className={styles.list} activateOnFocus>
        {tabs.map(tab => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(tab => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
