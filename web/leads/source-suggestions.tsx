import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { useSources } from './data.ts'
import styles from './source-suggestions.module.css'

const suggestedAtMost = 8

/** Sources of the last leads, to be added by a press. */
export function SourceSuggestions({
  isChosen,
  onAdd,
}: {
  isChosen(source: string): boolean
  onAdd(source: string): void
}) {
  const t = useTexts(leadTexts)
  const sources = useSources()
  const others = sources.filter(source => !isChosen(source)).slice(0, suggestedAtMost)
  if (others.length === 0) return null
  return (
    <div className={styles.suggestions}>
      {others.map(source => (
        <Button key={source} kind="quiet" aria-label={t.addSource(source)} onClick={() => onAdd(source)}>
          + {source}
        </Button>
      ))}
    </div>
  )
}
