import Type from 'typebox'

/** Up to here a page is read among everybody's quick requests; longer ones are slow work. */
export const shortPage = 100

/**
 * How many bytes of people's own text one answer may hold. A list whose rows may be long leaves out the longest texts beyond it,
 * and says which; each can be read alone.
 */
export const mostText = 1_048_576

/** What every list that is read page by page takes. */
export const pageQuery = ({ limit = 10, most = 1000 } = {}) => ({
  page: Type.Integer({ minimum: 1, default: 1, description: 'counted from 1' }),
  limit: Type.Integer({ minimum: 1, maximum: most, default: limit, description: 'how many on a page' }),
})

/** Beyond any table's size the page is empty all the same; a number PostgreSQL cannot hold would be an error. */
export const offsetOf = ({ page, limit }: { page: number; limit: number }) =>
  Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER)
