/** How long records of a kind are kept is one setting; see ../retention. */
export const retentionKinds = [
  'leads',
  'interactions',
  'answers',
  'results',
  'sessions',
  'mail',
  'webhooks',
  'imports',
  'events',
  'audit',
] as const
export type RetentionKind = (typeof retentionKinds)[number]

/** The column that holds the subject's id, or, for rows of a row: `interaction_id in public.interactions.id by lead_id`. */
export type By = string

/** What a table holds of people and leads. Columns are named with spaces between. */
export type Held = {
  /** Columns that go when the subject of the row is erased: with the row, or emptied. */
  gone?: string
  /** Columns that name a person. In rows that stay, a pseudonym takes the place of somebody erased. */
  people?: string
  /** Columns that name a lead, in rows that stay when it is erased: a pseudonym as well. */
  leads?: string
  /** Columns that stay as they are, and why. */
  kept?: Record<string, string>
  exported: Exported | { no: string }
  retention: RetentionKind | { none: string }
}

export type Exported = {
  /** Given to the person, or to whoever answers for the lead. */
  person?: By
  lead?: By
  /** Columns for nobody but the person themselves, admins included. */
  own?: string
  /** Columns that are not given out, and why. */
  omit?: Record<string, string>
  /** Sealed columns, and the columns whose values, with a slash between, name the row each was sealed for. */
  opens?: Record<string, string>
}

/** Columns of rows that hold nothing of anybody. */
export const about = (reason: string, columns: string): Record<string, string> => ({ [columns]: reason })

export const worldly = (reason: string, columns: string): Held => ({
  kept: about(reason, columns),
  exported: { no: reason },
  retention: { none: reason },
})

export const columnsOf = (text: string | undefined) => text?.split(' ').filter(Boolean) ?? []
