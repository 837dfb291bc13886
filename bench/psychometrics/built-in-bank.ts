import { builtIn } from '../../content/built-in.ts'
import { type Bank, prepareBank } from '../../psychometrics/index.ts'

/** The built-in assessment's own statements, as an attempt is asked them. */
export const builtInBank = (): Bank =>
  prepareBank(
    builtIn.questions.flatMap(question => {
      if (question.kind !== 'self' || !question.parameters) return []
      const { id, dimension, parameters, reversed = false, twin, enemies } = question
      return [
        {
          id,
          dimension,
          reversed,
          ...parameters,
          ...(twin ? { twin } : {}),
          ...(enemies ? { enemies } : {}),
        },
      ]
    }),
  )
