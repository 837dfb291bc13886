const texts = ['id', 'name', 'email', 'phone', 'company', 'status', 'source', 'assigned_to']
const moments = ['created_at', 'updated_at']

/** A lead as the API shows it, written by PostgreSQL: where it stands among other things. */
export const json = `json_build_object(${[
  ...texts.map(name => `'${name}', ${name}`),
  ...moments.map(name => `'${name}', app.iso(${name})`),
].join(', ')})`

/** The same beside rows called `page`, as a record called `lead`, which `json_agg` writes with less work: for lists. */
export const leadOfPage = `lateral (select shown as lead from (select ${[
  ...texts.map(name => `page.${name}`),
  ...moments.map(name => `app.iso(page.${name}) as ${name}`),
].join(', ')}) shown) shown`

/** The same as columns, its moments in seconds, to be written here: of a single one that costs less. */
export const columns = [
  ...texts,
  ...moments.map(name => `date_part('epoch', ${name}) as epoch_of_${name}`),
].join(', ')

export type Columns = [
  id: string,
  name: string,
  email: string | null,
  phone: string | null,
  company: string | null,
  status: string,
  source: string | null,
  assigned_to: string | null,
  created: number,
  updated: number,
]

const milliseconds = (seconds: number) => Math.round(seconds * 1000)
const iso = (seconds: number) => new Date(milliseconds(seconds)).toISOString()

/** From a row that begins with the columns. */
export function recordOf(row: readonly [...Columns, ...unknown[]]) {
  const [id, name, email, phone, company, status, source, assigned_to, created, updated] = row
  const [created_at, updated_at] = [iso(created), iso(updated)]
  return { id, name, email, phone, company, status, source, assigned_to, created_at, updated_at }
}

/** Its moment of last change, as ETags name it. */
export const versionOf = (row: readonly [...Columns, ...unknown[]]) => milliseconds(row[9])
