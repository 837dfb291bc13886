/** A token whose ending is another, whatever it was. Its very last letter may carry bits that nobody reads. */
export const altered = (token: string) =>
  `${token.slice(0, -4)}${token.at(-4) === 'A' ? 'B' : 'A'}${token.slice(-3)}`
