import { Failure } from '../../platform/errors.ts'

/** Why there is no PDF, for the person who waits for it. Each can be asked for again. */
export const failures = {
  queueFull: () =>
    new Failure('UNAVAILABLE', 'Too many reports are being made at once. Try again in a few minutes.', {
      reason: 'queue_full',
    }),
  deadline: () =>
    new Failure(
      'UNAVAILABLE',
      'Making the PDF took too long, so it was stopped. Ask for it again in a few minutes.',
      {
        reason: 'deadline',
      },
    ),
  workerEnded: () =>
    new Failure('UNAVAILABLE', 'Making the PDF was interrupted. Ask for it again.', {
      reason: 'interrupted',
    }),
  notDrawn: (problem: 'template' | 'unexpected', message: string) => {
    const failure = new Failure(
      'INTERNAL_ERROR',
      'The PDF could not be drawn. Ask for it again; if it fails again, ask for the web report.',
      { reason: problem },
    )
    // For the log: it names a place in the template and never leaves the process.
    failure.cause = new Error(message)
    return failure
  },
}
