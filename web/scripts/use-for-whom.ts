import { leadTexts } from '../texts/leads.ts'
import { scriptTexts } from '../texts/scripts.ts'
import { useTexts } from '../texts/texts.ts'
import type { CallScript } from './data.ts'

/** For which leads a script is, in words. */
export function useForWhom() {
  const t = useTexts(scriptTexts)
  const { status: names } = useTexts(leadTexts)
  return ({ source, status }: Pick<CallScript, 'source' | 'status'>) => {
    const stage = status && names[status].toLowerCase()
    if (source && stage) return t.forBoth(source, stage)
    if (source) return t.forSource(source)
    return stage ? t.forStage(stage) : t.forEverybody
  }
}
