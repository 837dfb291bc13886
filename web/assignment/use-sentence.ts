import { assignmentTexts } from '../texts/assignment.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { type AssignablePerson, nameOf } from './data.ts'
import type { Rule } from './draft.ts'

const namedAtMost = 3

/** A rule in words. */
export function useSentence(people: readonly AssignablePerson[]) {
  const t = useTexts(assignmentTexts)
  const format = useFormat()
  const list = (names: string[]) =>
    names.length > namedAtMost
      ? t.andMore(names.slice(0, namedAtMost - 1).join(', '), names.length - namedAtMost + 1)
      : names.join(', ')
  return ({ sources, people: chosen, capacity }: Rule) => {
    const from = sources.length === 0 ? t.everyLead : t.leadsFrom(list(sources.map(one => one ?? t.noSource)))
    const known = (id: string) => people.find(person => person.id === id)
    const to =
      chosen.length === 0
        ? t.everybody
        : list(
            chosen.map(id => {
              const person = known(id)
              return person ? nameOf(person) : t.somebody
            }),
          )
    const goes = chosen.length === 1 ? t.goesTo(from, to) : t.goesInTurn(from, to)
    return capacity === null ? `${goes}.` : `${goes}, ${t.upTo(format.number(capacity))}.`
  }
}
