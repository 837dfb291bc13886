import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { eventTexts } from '../texts/events.ts'
import { objectionOf } from '../texts/refusals.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, Select } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { say } from '../ui/toast.tsx'
import { type Product, useAssessmentNames, useSaveProduct } from './data.ts'
import styles from './events.module.css'
import { digitsOf } from './money.ts'

const providers = ['stripe', 'razorpay', 'wordpress'] as const
const opened = ['assessment', 'report'] as const
type Problems = Partial<Record<'name' | 'reference' | 'amount' | 'currency', string>>

const startOf = (product: Product | undefined) => ({
  name: product?.name ?? '',
  opens: product?.opens ?? ('assessment' as Product['opens']),
  assessment: product?.assessment_id ?? '',
  provider: product?.provider ?? ('stripe' as Product['provider']),
  reference: product?.reference ?? '',
  currency: product?.currency ?? 'INR',
  amount: product ? String(product.amount / 10 ** digitsOf(product.currency)) : '',
  checkout: product?.checkout_url ?? '',
  isActive: product?.is_active ?? true,
})

/** A price, new or changed. */
export default function ProductForm({ product, onClose }: { product: Product | undefined; onClose(): void }) {
  const { products: t } = useTexts(eventTexts)
  const [values, setValues] = useState(() => startOf(product))
  const [problems, setProblems] = useState<Problems>({})
  const assessments = useAssessmentNames().data ?? []
  const save = useSaveProduct(product?.id)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // After the dialog has put the focus on its first control, which is the one that closes it.
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const assessment = values.assessment || assessments[0]?.id || ''
  const refusal = save.error instanceof Refusal ? save.error : undefined
  const set = (change: Partial<typeof values>) => {
    setValues({ ...values, ...change })
    setProblems({})
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const currency = values.currency.trim().toUpperCase()
    const amount = Math.round(Number(values.amount.replace(',', '.')) * 10 ** digitsOf(currency))
    const found: Problems = {
      ...(values.name.trim() ? {} : { name: t.missing }),
      ...(values.reference.trim() ? {} : { reference: t.missing }),
      ...(amount >= 1 ? {} : { amount: t.badAmount }),
      ...(/^[A-Z]{3}$/.test(currency) ? {} : { currency: t.badCurrency }),
    }
    setProblems(found)
    if (Object.keys(found).length > 0 || save.isPending) return
    const body = {
      name: values.name.trim(),
      opens: values.opens,
      assessment_id: assessment,
      provider: values.provider,
      reference: values.reference.trim(),
      currency,
      amount,
      checkout_url: values.checkout.trim() || null,
      is_active: values.isActive,
    }
    void save.mutateAsync(body).then(
      made => {
        say(t.saved(made.name))
        onClose()
      },
      () => {},
    )
  }
  const errorOf = (name: keyof Problems) =>
    problems[name] ?? (refusal?.field === name ? objectionOf(refusal) : undefined)

  return (
    <Dialog title={product ? t.changeOf(product.name) : t.add} onClose={onClose}>
      <form ref={form} className={styles.part} noValidate onSubmit={submit}>
        <Field
          label={t.name}
          value={values.name}
          maxLength={200}
          autoComplete="off"
          error={errorOf('name')}
          onChange={event => set({ name: event.target.value })}
        />
        <Select<Product['opens']>
          label={t.opens}
          value={values.opens}
          options={opened.map(value => ({ value, label: t.opensWhat[value] }))}
          onChange={opens => set({ opens })}
        />
        <Select
          label={t.assessment}
          value={assessment}
          options={assessments.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={next => set({ assessment: next })}
        />
        <Field
          label={t.price}
          inputMode="decimal"
          value={values.amount}
          maxLength={15}
          autoComplete="off"
          error={errorOf('amount')}
          onChange={event => set({ amount: event.target.value })}
        />
        <Field
          label={t.currency}
          value={values.currency}
          maxLength={3}
          autoComplete="off"
          error={errorOf('currency')}
          onChange={event => set({ currency: event.target.value })}
        />
        <Select<Product['provider']>
          label={t.provider}
          value={values.provider}
          options={providers.map(value => ({ value, label: t.providers[value] }))}
          onChange={provider => set({ provider })}
        />
        <Field
          label={t.reference}
          hint={t.referenceHint}
          value={values.reference}
          maxLength={200}
          autoComplete="off"
          error={errorOf('reference')}
          onChange={event => set({ reference: event.target.value })}
        />
        <Field
          label={t.checkout}
          optional
          type="url"
          value={values.checkout}
          maxLength={2000}
          autoComplete="off"
          error={refusal?.field === 'checkout_url' ? refusal.fieldMessage : undefined}
          onChange={event => set({ checkout: event.target.value })}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={values.isActive}
            onChange={event => set({ isActive: event.target.checked })}
          />
          {t.active}
        </label>
        <p className={styles.soft}>{t.activeHint}</p>
        {refusal?.status === 409 ? (
          <p role="alert" className={styles.wrong}>
            {objectionOf(refusal)}
          </p>
        ) : (
          save.error && !refusal?.field && <NotDone error={save.error} />
        )}
        <div>
          <Button type="submit" kind="primary" busy={save.isPending}>
            {t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
