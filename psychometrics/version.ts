/** Stored with every score, so that a result can be computed again by the code that made it. Raised whenever a number could change. */
export const engineVersion = '1.1.0'
