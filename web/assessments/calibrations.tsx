import { useState } from 'react'
import { definitionTexts } from '../texts/definitions.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { say } from '../ui/toast.tsx'
import { CalibrationReport } from './calibration-report.tsx'
import styles from './definition.module.css'
import { useCalibrate, useCalibrations } from './definition-data.ts'

/** What was estimated anew, newest first; one that waits for a decision is open, or else the latest. */
export function Calibrations({ assessment }: { assessment: string }) {
  const t = useTexts(definitionTexts).calibration
  const format = useFormat()
  const { data, error, refetch } = useCalibrations(assessment)
  const calibrate = useCalibrate(assessment)
  const [wanted, setWanted] = useState<string>()
  const finished = data?.filter(one => one.finished_at !== null) ?? []
  const shown = wanted ?? (finished.find(({ state }) => state === 'proposed') ?? finished[0])?.id
  const isRunning = data?.some(({ state }) => state === 'running') ?? false
  return (
    <section className={styles.card}>
      <h2>{t.title}</h2>
      <p className={styles.soft}>{t.about}</p>
      <div>
        <Button
          busy={calibrate.isPending || isRunning}
          onClick={() =>
            calibrate.mutateAsync().then(
              () => say(t.started),
              () => {},
            )
          }
        >
          {t.start}
        </Button>
      </div>
      {calibrate.error && <NotDone error={calibrate.error} />}
      {error && <Wrong error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} height="2.5rem" />}
      {data?.length === 0 && <p>{t.none}</p>}
      {data && data.length > 0 && (
        <Table
          caption={t.which}
          rows={data}
          rowKey={({ id }) => id}
          columns={[
            { name: 'number', label: t.which, cell: one => t.number(format.number(one.number)) },
            { name: 'state', label: t.state, cell: one => t.states[one.state] },
            { name: 'when', label: t.when, cell: one => format.dayTime(one.created_at) },
            {
              name: 'show',
              label: t.show,
              quietLabel: true,
              cell: one =>
                one.finished_at && (
                  <Button
                    aria-label={t.showThis(format.number(one.number))}
                    aria-pressed={shown === one.id}
                    onClick={() => setWanted(one.id)}
                  >
                    {t.show}
                  </Button>
                ),
            },
          ]}
        />
      )}
      {shown && <CalibrationReport key={shown} assessment={assessment} id={shown} />}
    </section>
  )
}
