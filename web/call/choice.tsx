import { Button } from '../ui/button.tsx'
import type { Shortcut } from '../ui/shortcuts.tsx'

type Props = {
  isChosen: boolean
  onChoose(): void
  shortcut: Shortcut
  disabled?: boolean
  isExpanded?: boolean
}

/**
 * One of several, each with its key. Where the focus is among them it goes to the one that was chosen: Enter, which saves
 * once it is on what was chosen, must never choose what had the focus before.
 */
export function Choice({ isChosen, onChoose, shortcut, disabled, isExpanded }: Props) {
  return (
    <Button
      data-choice
      disabled={disabled}
      aria-pressed={isChosen}
      aria-expanded={isExpanded}
      onClick={({ currentTarget }) => {
        if (currentTarget.closest('[data-choices]')?.contains(document.activeElement)) currentTarget.focus()
        onChoose()
      }}
      shortcut={shortcut}
    >
      {shortcut.does}
    </Button>
  )
}
