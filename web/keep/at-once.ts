type Asked = { requested_at: string; due_at: string; held: boolean }

// The database reads its clock once for each of the two, so that one may be a millisecond later; whoever has time to change
// their mind has days.
const apartMs = 1_000

/** Due as soon as it is asked for. */
export const isAtOnce = ({ requested_at, due_at, held }: Asked) =>
  !held && Date.parse(due_at) - Date.parse(requested_at) < apartMs
