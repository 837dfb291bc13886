import type { Step } from './steps.ts'

/** What every form of answer is given, and how it tells what was answered. */
export type AnswerProps = {
  step: Step
  labelledBy: string
  onAnswer(value: unknown, goesOn?: 'soon' | 'now'): void
}
