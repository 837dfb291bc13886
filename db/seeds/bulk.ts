import type pg from 'pg'

export const iso = (moment: number) => new Date(moment).toISOString()

/** Rows as one parameter, however many they are. */
export const bulk = (client: pg.Client, text: string, rows: object[]) =>
  client.query(text, [JSON.stringify(rows)])
