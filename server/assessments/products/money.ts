/** How many digits of this currency stand behind the point: two of the rupee, none of the yen. */
const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** An amount in the smallest unit as people write it: 49900 is 499.00 INR. */
export function formatMoney(amount: number, currency: string): string {
  const decimals = decimalsOf(currency)
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const rest = decimals === 0 ? '' : `.${digits.slice(-decimals)}`
  return `${amount < 0 ? '-' : ''}${whole}${rest} ${currency}`
}

/** A price as a shop writes it, "29.35", in the smallest unit; nothing where it is none. */
export function parseMoney(text: string, currency: string): number | undefined {
  const [, sign, whole, rest = ''] = text.trim().match(/^(-?)(\d{1,12})(?:\.(\d{1,8}))?$/) ?? []
  if (whole === undefined) return undefined
  const decimals = decimalsOf(currency)
  // Shops calculate with more digits than can be paid.
  const units = Math.round(Number(`${whole}.${rest}e${decimals}`))
  return sign === '-' ? -units : units
}
