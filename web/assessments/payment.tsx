import { usePreferences } from '../device/preferences.ts'
import { assessmentTexts } from '../texts/assessments.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/states.tsx'
import styles from './assessments.module.css'
import { usePrices } from './data.ts'

/** Says what it costs and where to pay, for the assessment or its report. */
export function Payment({ assessment, onRetry }: { assessment: string; onRetry(): void }) {
  const t = useTexts(assessmentTexts).payment
  const { language } = usePreferences()
  const { data: prices = [] } = usePrices(assessment)
  const priceOf = ({ amount, currency }: { amount: number; currency: string }) => {
    const format = new Intl.NumberFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
      style: 'currency',
      currency,
    })
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
  }
  return (
    <Empty
      title={t.title}
      action={
        <div className={styles.acts}>
          {prices.map(price =>
            price.checkout_url ? (
              <a key={price.id} className={styles.primary} href={price.checkout_url} rel="noreferrer">
                {t.at(priceOf(price))}
              </a>
            ) : (
              <span key={price.id}>{t.costs(priceOf(price))}</span>
            ),
          )}
          <Button onClick={onRetry}>{t.again}</Button>
        </div>
      }
    >
      {t.more}
    </Empty>
  )
}
