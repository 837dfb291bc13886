/** Pino's logger fits, and so does `console`. */
export type Log = { info(text: string): void; warn(text: string): void; error(text: string): void }
