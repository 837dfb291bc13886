import { dimensionTexts, nameIn } from '../texts/dimensions.ts'
import { useTexts } from '../texts/texts.ts'
import type { Validity } from './data.ts'
import { type Outcome, Practice } from './prediction.tsx'
import { RelationRows } from './relation-rows.tsx'

const shown = 4

/** The strengths that go most with one result of work, for it or against it; what is claimed before what may be chance. */
export function strongestOf({ outcomes }: Validity, metric: string): Outcome[] {
  const weight = ({ claim, r }: Outcome) => Number(claim !== null) + Math.abs(r ?? 0)
  return outcomes
    .filter(one => one.metric === metric && one.score !== 'overall' && one.r !== null)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, shown)
    .sort((a, b) => (b.r ?? 0) - (a.r ?? 0))
}

/** How many people the most of them rest on. */
export const peopleBehind = (rows: readonly Outcome[]) => Math.max(...rows.map(({ n }) => n))

/** Drawn, and said in calls. */
export function Strongest({ rows, metric }: { rows: readonly Outcome[]; metric: string }) {
  const names = useTexts(dimensionTexts).dimensions
  const nameOf = ({ score }: Outcome) => nameIn(names, score)
  return (
    <>
      <RelationRows rows={rows.map(one => ({ key: one.score, name: nameOf(one), relation: one }))} />
      <Practice rows={rows} metric={metric} nameOf={nameOf} />
    </>
  )
}
