import { definitionTexts } from '../texts/definitions.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Table } from '../ui/table.tsx'
import type { Calibration } from './definition-data.ts'

type Item = NonNullable<Calibration['report']>['dimensions'][number]['items'][number]

const notable = ({ dif }: Item) => dif.filter(({ size }) => size !== 'negligible')
export const isUnfair = (item: Item) => notable(item).length > 0

const middle = ({ b }: Item['old']) => b.reduce((sum, one) => sum + one, 0) / b.length

/** Each statement before and after, what is wrong with it first. */
export function CalibratedItems({ items, caption }: { items: readonly Item[]; caption: string }) {
  const t = useTexts(definitionTexts).calibration
  const format = useFormat()
  const trouble = (item: Item) =>
    Number(item.drift?.drifted ?? false) + Number(item.fit?.misfit ?? false) + Number(isUnfair(item))
  const change = (before: number, after: number) => t.change(before.toFixed(2), after.toFixed(2))
  return (
    <Table
      caption={caption}
      rows={[...items].sort((a, b) => trouble(b) - trouble(a))}
      rowKey={({ id }) => id}
      columns={[
        { name: 'id', label: t.item, cell: ({ id }) => id },
        { name: 'answers', label: t.answers, numeric: true, cell: ({ answers }) => format.number(answers) },
        {
          name: 'discrimination',
          label: t.discrimination,
          numeric: true,
          cell: item => (item.state === 'kept' ? t.kept : change(item.old.a, item.new.a)),
        },
        {
          name: 'difficulty',
          label: t.difficulty,
          numeric: true,
          cell: item => (item.state === 'kept' ? t.kept : change(middle(item.old), middle(item.new))),
        },
        {
          name: 'drift',
          label: t.drift,
          cell: ({ drift }) =>
            drift === null ? t.words.unknown : drift.drifted ? t.words.drifted : t.words.steady,
        },
        {
          name: 'fit',
          label: t.fit,
          cell: ({ fit }) => (fit === null ? t.words.unknown : fit.misfit ? t.words.poor : t.words.good),
        },
        {
          name: 'fairness',
          label: t.fairness,
          cell: item =>
            item.dif.length === 0
              ? t.words.unknown
              : notable(item)
                  .map(({ grouping, size }) =>
                    (size === 'large' ? t.words.large : t.words.moderate)(t.groupings[grouping]),
                  )
                  .join(', ') || t.words.fair,
        },
      ]}
    />
  )
}
