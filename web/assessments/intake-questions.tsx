import { useId } from 'react'
import styles from './assessments.module.css'
import type { Intake, useIntake } from './data.ts'

type Asked = NonNullable<ReturnType<typeof useIntake>['data']>[number]
type Props = { questions: readonly Asked[]; given: Intake; onChange(given: Intake): void }

/** The definition's own questions, in the definition's own words. */
export function IntakeQuestions({ questions, given, onChange }: Props) {
  return questions.map(question => (
    <One
      key={question.id}
      question={question}
      chosen={[given[question.id] ?? []].flat()}
      onChoose={chosen => {
        const { [question.id]: _, ...rest } = given
        if (chosen.length === 0) return onChange(rest)
        onChange({ ...rest, [question.id]: question.multiple ? chosen : (chosen[0] as string) })
      }}
    />
  ))
}

function One({
  question: { id, text, help, multiple, options },
  chosen,
  onChoose,
}: {
  question: Asked
  chosen: string[]
  onChoose(chosen: string[]): void
}) {
  const note = useId()
  return (
    <fieldset className={styles.asked} lang="en" aria-describedby={note}>
      <legend>{text}</legend>
      <p id={note} className={styles.help}>
        {help}
      </p>
      <div className={styles.options}>
        {options.map(option => (
          <label key={option.id} className={styles.option}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={id}
              checked={chosen.includes(option.id)}
              onChange={event =>
                onChoose(
                  !multiple
                    ? [option.id]
                    : event.target.checked
                      ? [...chosen, option.id]
                      : chosen.filter(one => one !== option.id),
                )
              }
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
