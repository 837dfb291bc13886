import type { Domain } from './drawing.ts'

/**
 * Places at least `distance` apart, in the order they had, as near to where they wished to stand as that allows, within
 * the bounds when they all fit there. Neighbours that collide become one group around the mean of their wishes.
 */
export function spread(wishes: readonly number[], distance: number, [low, high]: Domain): number[] {
  type Group = { members: number[]; start: number }
  const order = wishes.map((_, i) => i).sort((a, b) => wishes[a]! - wishes[b]!)
  const groups: Group[] = []
  for (const index of order) {
    let group: Group = place([index])
    while (groups.length > 0) {
      const before = groups.at(-1)!
      if (before.start + before.members.length * distance <= group.start) break
      groups.pop()
      group = place([...before.members, ...group.members])
    }
    groups.push(group)
  }
  const places: number[] = new Array(wishes.length)
  for (const { members, start } of groups) {
    for (const [i, member] of members.entries()) places[member] = start + i * distance
  }
  return places

  function place(members: number[]): Group {
    const mean = members.reduce((sum, member, i) => sum + wishes[member]! - i * distance, 0) / members.length
    const latest = high - (members.length - 1) * distance
    return { members, start: Math.max(low, Math.min(latest, mean)) }
  }
}
