import type { AnswerProps } from './answer-props.ts'
import { BestWorst } from './best-worst.tsx'
import { Choices } from './choices.tsx'
import { OrderOf } from './order-of.tsx'
import { Ratings } from './ratings.tsx'
import type { Step } from './steps.ts'
import styles from './take.module.css'
import { Written } from './written.tsx'

/** Each kind of question has a form of its own. */
export function AnswerForm(props: AnswerProps) {
  const { question } = props.step
  return (
    <>
      {question.table && <Shown table={question.table} />}
      {form()}
    </>
  )

  function form() {
    switch (question.answer) {
      case 'rate':
        return <Ratings {...props} />
      case 'best_worst':
        return <BestWorst {...props} />
      case 'order':
        return <OrderOf {...props} />
      case 'number':
      case 'text':
        return <Written {...props} />
      default:
        return <Choices {...props} />
    }
  }
}

function Shown({ table }: { table: NonNullable<Step['question']['table']> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.table} lang="en" aria-label={table.caption} tabIndex={0}>
      <table>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(row => (
            <tr key={row.join()}>
              {row.map((cell, n) => (
                <td key={table.columns[n]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
