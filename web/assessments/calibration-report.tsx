import { definitionTexts } from '../texts/definitions.ts'
import { dimensionTexts, nameIn } from '../texts/dimensions.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { say } from '../ui/toast.tsx'
import { CalibratedItems, isUnfair } from './calibrated-items.tsx'
import styles from './definition.module.css'
import { type Calibration, useCalibration, useDecide, useRescore } from './definition-data.ts'

type Dimension = NonNullable<Calibration['report']>['dimensions'][number]

/** What came out, strength by strength and statement by statement, and the decision where it is still open. */
export function CalibrationReport({ assessment, id }: { assessment: string; id: string }) {
  const t = useTexts(definitionTexts).calibration
  const format = useFormat()
  const { data, error, refetch } = useCalibration(assessment, id)
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={5} height="2.5rem" />
  const { report, state } = data
  return (
    <div className={styles.report}>
      <h3>
        {t.number(format.number(data.number))} · {t.states[state]}
      </h3>
      <p lang="en">{data.summary}</p>
      {report?.people !== undefined && (
        <p className={styles.soft}>
          {t.restsOn(format.number(report.people))}{' '}
          {(report.doubtful_left_out ?? 0) > 0 && t.leftOut(format.number(report.doubtful_left_out ?? 0))}
        </p>
      )}
      {report && report.dimensions.length > 0 && <Dimensions dimensions={report.dimensions} />}
      {state === 'proposed' && <Decision assessment={assessment} id={id} />}
      {state === 'approved' && <Rescoring assessment={assessment} />}
    </div>
  )
}

function Dimensions({ dimensions }: { dimensions: readonly Dimension[] }) {
  const t = useTexts(definitionTexts).calibration
  const names = useTexts(dimensionTexts).dimensions
  const format = useFormat()
  const count = (label: string, name: string, of: (item: Dimension['items'][number]) => boolean) => ({
    name,
    label,
    numeric: true,
    cell: ({ items }: Dimension) => format.number(items.filter(of).length),
  })
  return (
    <>
      <Table
        caption={t.dimensions}
        rows={dimensions}
        rowKey={({ dimension }) => dimension}
        columns={[
          { name: 'name', label: t.strength, cell: ({ dimension }) => nameIn(names, dimension) },
          { name: 'people', label: t.people, numeric: true, cell: ({ people }) => format.number(people) },
          {
            name: 'estimated',
            label: t.estimated,
            cell: ({ state, items }) =>
              state === 'kept'
                ? t.kept
                : t.ofItems(
                    format.number(items.filter(item => item.state === 'calibrated').length),
                    format.number(items.length),
                  ),
          },
          count(t.drifted, 'drifted', ({ drift }) => drift?.drifted === true),
          count(t.misfit, 'misfit', ({ fit }) => fit?.misfit === true),
          count(t.unfair, 'unfair', isUnfair),
          {
            name: 'reliability',
            label: t.reliability,
            numeric: true,
            cell: ({ reliability }) => reliability?.toFixed(2) ?? '–',
          },
        ]}
      />
      {dimensions.map(({ dimension, items, reason }) => (
        <details key={dimension}>
          <summary>{t.items(nameIn(names, dimension))}</summary>
          {reason && <p lang="en">{reason}</p>}
          <CalibratedItems items={items} caption={t.items(nameIn(names, dimension))} />
        </details>
      ))}
    </>
  )
}

function Decision({ assessment, id }: { assessment: string; id: string }) {
  const t = useTexts(definitionTexts).calibration
  const decide = useDecide(assessment, id)
  const settle = (approve: boolean) =>
    decide.mutateAsync(approve).then(
      () => say(approve ? t.approved : t.left),
      () => {},
    )
  return (
    <div className={styles.ask}>
      <p>{t.approveMore}</p>
      <span className={styles.acts}>
        <Button kind="primary" busy={decide.isPending} onClick={() => settle(true)}>
          {t.approve}
        </Button>
        <Button busy={decide.isPending} onClick={() => settle(false)}>
          {t.leave}
        </Button>
      </span>
      {decide.error && <NotDone error={decide.error} />}
    </div>
  )
}

function Rescoring({ assessment }: { assessment: string }) {
  const t = useTexts(definitionTexts).calibration
  const format = useFormat()
  const rescore = useRescore(assessment)
  return (
    <div className={styles.ask}>
      <p>{t.rescoreMore}</p>
      <span className={styles.acts}>
        <Button
          busy={rescore.isPending}
          onClick={() =>
            rescore.mutateAsync().then(
              ({ attempts }) => say(t.rescoring(format.number(attempts))),
              () => {},
            )
          }
        >
          {t.rescore}
        </Button>
      </span>
      {rescore.error && <NotDone error={rescore.error} />}
    </div>
  )
}
