import { useState } from 'react'
import { useFormat } from '../texts/format.ts'
import { resultTexts } from '../texts/results.ts'
import { useTexts } from '../texts/texts.ts'
import { Later } from '../ui/later.tsx'
import { Comparison } from './comparison.tsx'
import type { Report } from './data.ts'
import { Plan } from './plan.tsx'
import styles from './results.module.css'
import { StrengthChart } from './strength-chart.tsx'
import { StrengthWords } from './strength-words.tsx'
import { Trust } from './trust.tsx'

type Props = {
  report: Report
  /** Whose ticks in the plan; nobody's in a report that was shared. */
  ticksOf?: { person: string; attempt: string }
}

/** A report as a page: every sentence about the person is the report's own, in its language. */
export function ReportView({ report, ticksOf }: Props) {
  const t = useTexts(resultTexts)
  const format = useFormat()
  const { subject, profile, summary, warning } = report
  const [chosen, setChosen] = useState(
    () => (profile.strengths[0] ?? profile.dimensions[0])?.dimension as string,
  )
  const dimension = profile.dimensions.find(one => one.dimension === chosen)
  const facts = [
    subject.name,
    // The reader's day; the report's own words have the day in UTC.
    subject.completed_at ? format.date(subject.completed_at) : subject.completed_on_text,
    subject.assessment,
    subject.form,
    t.answers(subject.answers),
  ]
  const [sentence, ...portrait] = warning ? [summary] : [...profile.portrait, summary]
  return (
    <article className={styles.report} lang={report.language}>
      <header className={styles.say}>
        <p className={styles.small}>{facts.filter(Boolean).join(' · ')}</p>
        <h1 className={styles.lead}>{sentence}</h1>
        {warning && warning !== sentence && <p className={styles.warning}>{warning}</p>}
        {portrait.map(text => (
          <p key={text}>{text}</p>
        ))}
        <p className={styles.soft}>{t.reading}</p>
      </header>
      <Later>
        <section aria-labelledby="strengths" className={styles.say}>
          <h2 id="strengths">{t.strengths}</h2>
          <StrengthChart report={report} chosen={chosen} onChoose={setChosen} />
        </section>
        <div className={styles.two}>
          {dimension && <StrengthWords dimension={dimension} words={report.words} />}
          <Trust validity={report.validity} norm={report.comparison.norm.statement} />
        </div>
        <Plan plan={report.plan} {...(ticksOf ? { ticksOf } : {})} />
        <Comparison comparison={report.comparison} words={report.words} />
      </Later>
    </article>
  )
}
