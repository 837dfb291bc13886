import { dimensionTexts, nameIn } from '../texts/dimensions.ts'
import { useFormat } from '../texts/format.ts'
import { resultTexts } from '../texts/results.ts'
import { useTexts } from '../texts/texts.ts'
import { Table } from '../ui/table.tsx'
import { type Scored, useScored } from './data.ts'
import { besideOwnView } from './own-view.ts'
import styles from './results.module.css'

type Row = Scored['dimensions'][number]

/** What colleagues see beside what the person sees, once enough of them have answered; in words, as one cannot be told from two. */
export function ColleaguesView({ assessment }: { assessment: string }) {
  const t = useTexts(resultTexts).colleagues
  const names = useTexts(dimensionTexts).dimensions
  const format = useFormat()
  const { data } = useScored(assessment)
  if (!data?.peers.used) return null
  const viewOf = ({ components }: Row) => besideOwnView(components)
  const differing = data.dimensions.filter(one => ['more', 'less'].includes(viewOf(one)))
  const nameOf = ({ dimension }: Row) => nameIn(names, dimension)
  return (
    <section className={styles.say} aria-labelledby="colleagues">
      <h2 id="colleagues">{t.title}</h2>
      <p>
        <strong>{differing.length === 0 ? t.alike : t.differ(format.list(differing.map(nameOf)))}</strong>
      </p>
      <Table
        caption={t.table}
        rows={data.dimensions}
        rowKey={({ dimension }) => dimension}
        columns={[
          { name: 'name', label: t.strength, cell: nameOf },
          { name: 'view', label: t.view, cell: one => t.views[viewOf(one)] },
        ]}
      />
      <p className={styles.soft}>{t.about(format.number(data.peers.raters))}</p>
    </section>
  )
}
