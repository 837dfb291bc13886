import { problemTexts } from '../../../content/report/problems.ts'
import { Failure } from '../../platform/errors.ts'

/** Why there is no PDF, for the person who waits for it. Each can be asked for again. */
export const failures = {
  queueFull: () =>
    new Failure('UNAVAILABLE', 'Too many reports are being made at once. Try again in a few minutes.', {
      reason: 'queue_full',
    }),
  deadline: () =>
    new Failure('UNAVAILABLE', problemTexts.tooLong.en, {
      reason: 'deadline',
    }),
  workerEnded: () =>
    new Failure('UNAVAILABLE', 'Making the PDF was interrupted. Ask for it again.', {
      reason: 'interrupted',
    }),
  notDrawn: (problem: 'template' | 'unexpected', message: string) => {
    const failure = new Failure('INTERNAL_ERROR', problemTexts.notDrawn.en, { reason: problem })
    // For the log: it names a place in the template and never leaves the process.
    failure.cause = new Error(message)
    return failure
  },
}
