import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { assessmentTexts } from '../texts/assessments.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { say } from '../ui/toast.tsx'
import { giveUp } from './data.ts'
import styles from './take.module.css'

export function Paused({ assessment, onGoOn }: { assessment: string; onGoOn(): void }) {
  const t = useTexts(assessmentTexts).take
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<unknown>()

  async function end() {
    try {
      await giveUp(assessment)
      say(t.gaveUp)
      void navigate({ to: '/assessments', replace: true })
    } catch (problem) {
      setError(problem)
    }
  }

  return (
    <div className={styles.stage}>
      <h1>{t.paused}</h1>
      <p>{t.pausedMore}</p>
      <p className={styles.acts}>
        <Button
          kind="primary"
          className={styles.move}
          onClick={onGoOn}
          shortcut={{ name: 'take.go-on', key: 'Enter', does: t.resume }}
        >
          {t.resume}
        </Button>
        <Link to="/assessments" className={styles.link}>
          {t.leave}
        </Link>
      </p>
      {isAsking ? (
        <div className={styles.ask}>
          <p>{t.giveUpMore}</p>
          <p className={styles.acts}>
            <Button onClick={() => void end()}>{t.giveUpYes}</Button>
            <Button onClick={() => setAsking(false)}>{t.giveUpNo}</Button>
          </p>
        </div>
      ) : (
        <p>
          <Button kind="quiet" onClick={() => setAsking(true)}>
            {t.giveUp}
          </Button>
        </p>
      )}
      {error !== undefined && <NotDone error={error} />}
    </div>
  )
}
