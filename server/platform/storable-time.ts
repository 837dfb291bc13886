const earliest = Date.parse('0001-01-01T00:00:00Z')
const latest = Date.parse('9999-12-31T23:59:59.999Z')

/** Whether PostgreSQL reads the moment as ISO 8601 writes it: it knows no year 0, and no year of five digits. */
export const isStorableTime = (moment: number) => moment >= earliest && moment <= latest
