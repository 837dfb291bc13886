/** What dials a number as people write it. */
export const telOf = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
