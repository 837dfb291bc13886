/** Whether it can be read as one; whether it is too large, the service says. */
export const isWhole = (text: string) => /^\s*\d{1,6}\s*$/.test(text)
