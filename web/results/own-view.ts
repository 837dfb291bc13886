type Component = { component: string; z: number | null; standard_error: number | null }

/** A difference this large comes by chance once in twenty. */
const beyondChance = 1.96

/** What colleagues see of one strength beside what the person sees, where the uncertainty of both allows to tell. */
export function besideOwnView(components: readonly Component[]): 'more' | 'less' | 'same' | 'none' {
  const [own, others] = ['self', 'peer'].map(name => components.find(({ component }) => component === name))
  if (own?.z == null || others?.z == null) return 'none'
  const uncertainty = Math.hypot(own.standard_error ?? 0, others.standard_error ?? 0)
  const difference = others.z - own.z
  if (Math.abs(difference) <= beyondChance * uncertainty) return 'same'
  return difference > 0 ? 'more' : 'less'
}
