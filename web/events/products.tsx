import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { eventTexts } from '../texts/events.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { Tag } from '../ui/tag.tsx'
import { type Product, pageSize, useAssessmentNames, useProducts } from './data.ts'
import styles from './events.module.css'
import { useMoney } from './money.ts'

const ProductForm = lazy(() => import('./product-form.tsx'))
const Payments = lazy(() => import('./payments.tsx'))

/** What has a price, and who paid for it. */
export function Products() {
  const { products: t } = useTexts(eventTexts)
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1)
  const { data, error, refetch } = useProducts(page)
  const [form, setForm] = useState<Product | 'new'>()
  const [payments, setPayments] = useState<Product>()
  const add = (
    <Button kind="primary" onClick={() => setForm('new')}>
      {t.add}
    </Button>
  )
  return (
    <div className={styles.part}>
      {error && !data ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={5} height="2.5rem" />
      ) : data.data.length === 0 ? (
        <Empty title={t.none} action={add}>
          {t.noneMore}
        </Empty>
      ) : (
        <>
          <p className={styles.soft}>{t.about}</p>
          <div>{add}</div>
          <List products={data.data} onChange={setForm} onPayments={setPayments} />
          <Pager
            page={page}
            limit={pageSize}
            total={data.meta.total}
            onPage={next =>
              void navigate({ to: '/events', search: { part: 'products', page: next } as never })
            }
          />
        </>
      )}
      <Suspense>
        {form && (
          <ProductForm product={form === 'new' ? undefined : form} onClose={() => setForm(undefined)} />
        )}
        {payments && <Payments product={payments} onClose={() => setPayments(undefined)} />}
      </Suspense>
    </div>
  )
}

function List({
  products,
  onChange,
  onPayments,
}: {
  products: readonly Product[]
  onChange(product: Product): void
  onPayments(product: Product): void
}) {
  const { products: t, state } = useTexts(eventTexts)
  const { money } = useMoney()
  const format = useFormat()
  const assessments = useAssessmentNames().data ?? []
  return (
    <Table
      caption={t.caption}
      rows={products}
      rowKey={({ id }) => id}
      columns={[
        { name: 'name', label: t.name, cell: ({ name }) => name },
        {
          name: 'price',
          label: t.price,
          numeric: true,
          cell: ({ amount, currency }) => money(amount, currency),
        },
        {
          name: 'opens',
          label: t.opens,
          cell: ({ opens, assessment_id }) =>
            [t.opensWhat[opens], assessments.find(({ id }) => id === assessment_id)?.title]
              .filter(Boolean)
              .join(' · '),
        },
        {
          name: 'provider',
          label: t.provider,
          cell: ({ provider, reference }) => `${t.providers[provider]} · ${reference}`,
        },
        {
          name: 'state',
          label: state,
          cell: ({ is_active, updated_at }) =>
            is_active ? (
              <Tag tone="converted">{t.forSale}</Tag>
            ) : (
              <>
                <Tag tone="lost">{t.notForSale}</Tag> {format.day(updated_at)}
              </>
            ),
        },
        {
          name: 'acts',
          label: t.change,
          quietLabel: true,
          cell: product => (
            <span className={styles.row}>
              <Button aria-label={t.changeOf(product.name)} onClick={() => onChange(product)}>
                {t.change}
              </Button>
              <Button aria-label={t.paymentsOf(product.name)} onClick={() => onPayments(product)}>
                {t.payments}
              </Button>
            </span>
          ),
        },
      ]}
    />
  )
}
