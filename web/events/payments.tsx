import { useState } from 'react'
import { eventTexts } from '../texts/events.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Pager } from '../ui/pager.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { Tag } from '../ui/tag.tsx'
import { type Product, pageSize, usePurchases } from './data.ts'
import styles from './events.module.css'
import { useMoney } from './money.ts'

export default function Payments({ product, onClose }: { product: Product; onClose(): void }) {
  const { products: t, state } = useTexts(eventTexts)
  const format = useFormat()
  const { money } = useMoney()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = usePurchases(product.id, page)
  return (
    <Dialog title={t.paymentsOf(product.name)} wide onClose={onClose}>
      {error && !data ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={4} height="2.5rem" />
      ) : data.data.length === 0 ? (
        <p className={styles.soft}>{t.noPayments}</p>
      ) : (
        <div className={styles.part}>
          <Table
            caption={t.paymentsOf(product.name)}
            rows={data.data}
            rowKey={({ id }) => id}
            columns={[
              { name: 'email', label: t.email, cell: ({ email }) => email },
              {
                name: 'amount',
                label: t.price,
                numeric: true,
                cell: ({ amount, currency }) => money(amount, currency),
              },
              { name: 'at', label: t.paid, cell: ({ paid_at }) => format.dayTime(paid_at) },
              {
                name: 'state',
                label: state,
                cell: ({ closed_at }) =>
                  closed_at ? <Tag tone="lost">{t.back}</Tag> : <Tag tone="converted">{t.paid}</Tag>,
              },
              {
                name: 'payment',
                label: t.payment,
                cell: ({ provider, payment }) => `${t.providers[provider]} · ${payment}`,
              },
            ]}
          />
          <Pager page={page} limit={pageSize} total={data.meta.total} onPage={setPage} />
        </div>
      )}
    </Dialog>
  )
}
