import { attentionTexts } from '../texts/attention.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './attention.module.css'
import type { Status } from './data.ts'
import { otherFindings } from './needs.ts'

type Tile = { name: string; figure: string; says: (string | undefined)[] }

/** The state of the house, a number and what it is about. */
export function Health({ status }: { status: Status }) {
  const { health: t } = useTexts(attentionTexts)
  const findings = otherFindings(status)
  return (
    <section className={styles.part} aria-labelledby="health">
      <h2 id="health">{t.title}</h2>
      <ul className={styles.tiles}>
        {useTiles(status).map(({ name, figure, says }) => (
          <li key={name} className={styles.tile}>
            <h3>{name}</h3>
            <p className={styles.figure}>{figure}</p>
            <p className={styles.soft}>{says.filter(Boolean).join(', ')}</p>
          </li>
        ))}
      </ul>
      {findings.length > 0 && (
        <>
          <h3 id="warnings">{t.warnings}</h3>
          <ul className={styles.warnings} aria-labelledby="warnings">
            {findings.map(({ code, sentence }) =>
              code in t.findings ? (
                <li key={sentence}>{t.findings[code as keyof typeof t.findings]}</li>
              ) : (
                <li key={sentence} lang="en">
                  {sentence}
                </li>
              ),
            )}
          </ul>
        </>
      )}
    </section>
  )
}

function useTiles({ database, jobs, mail, feed, audit, disk, backups, versions }: Status): Tile[] {
  const { health: t } = useTexts(attentionTexts)
  const format = useFormat()
  const { number, bytes, dayTime } = format
  const { last } = backups
  return [
    {
      name: t.database,
      figure: t.latency(number(database.latency_ms)),
      says: [
        t.size(bytes(database.size_bytes), number(database.tables)),
        database.embedded ? t.embedded : t.outside,
      ],
    },
    {
      name: t.jobs,
      figure: t.waiting(number(jobs.waiting)),
      says: [
        jobs.failed > 0 ? t.someFailed(number(jobs.failed)) : t.noneFailed,
        jobs.oldest_waiting_at ? t.oldest(format.time(jobs.oldest_waiting_at)) : undefined,
      ],
    },
    {
      name: t.mail,
      figure: mail.goes_out ? t.goesOut : t.keptHere,
      says: [t.letters(number(mail.waiting), number(mail.kept), number(mail.failed))],
    },
    { name: t.live, figure: t.streams(number(feed.streams)), says: [t.streamsMore] },
    audit
      ? {
          name: t.audit,
          figure: t.states[audit.state],
          says: [t.entries(number(audit.entries), dayTime(audit.finished_at))],
        }
      : { name: t.audit, figure: t.notYet, says: [t.notYetMore] },
    {
      name: t.disk,
      figure: t.free(format.percent(Math.round((100 * disk.free_bytes) / disk.total_bytes) / 100)),
      says: [t.room(bytes(disk.free_bytes), bytes(disk.total_bytes)), t.encryption[disk.encryption]],
    },
    last
      ? {
          name: t.backup,
          figure: dayTime(last.started_at),
          says: [
            last.bytes === null ? undefined : bytes(last.bytes),
            last.scheduled ? t.scheduled : t.byHand,
          ],
        }
      : { name: t.backup, figure: t.noBackup, says: [backups.scheduled ? t.scheduled : t.noBackupMore] },
    {
      name: t.versions,
      figure: `Mettle ${versions.mettle}`,
      says: [t.runs(versions.node.replace(/^v/, ''), versions.postgres)],
    },
  ]
}
