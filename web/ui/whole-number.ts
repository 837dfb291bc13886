/** Whether it can be read as one, of at most so much; whether a larger one will do, the service says. */
export const isWhole = (text: string, most = 999_999) => /^\s*\d{1,6}\s*$/.test(text) && Number(text) <= most
