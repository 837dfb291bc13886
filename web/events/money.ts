import { usePreferences } from '../device/preferences.ts'

const locales = { en: 'en-IN', hi: 'hi-IN' }

/** How many digits a currency has behind the point; two where nobody knows it. */
export function digitsOf(currency: string): number {
  try {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions()
    return maximumFractionDigits
  } catch {
    return 2
  }
}

/** Amounts are kept in the smallest unit; people read and write them in whole ones. */
export function useMoney() {
  const { language } = usePreferences()
  return {
    money(amount: number, currency: string) {
      const value = amount / 10 ** digitsOf(currency)
      return new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(value)
    },
  }
}
