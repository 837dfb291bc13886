import type { ReactNode } from 'react'
import { Menu } from '../ui/menu.tsx'
import { useFrameActions } from './actions.ts'

export default function MeMenu({
  className,
  children,
}: {
  className: string | undefined
  children: ReactNode
}) {
  const actions = useFrameActions()
  return (
    <Menu
      trigger={children}
      className={className}
      defaultOpen
      items={actions.map(({ label, run }) => ({ label, onSelect: run }))}
    />
  )
}
