import { type FormEvent, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { useFormat } from '../texts/format.ts'
import { settingsTexts } from '../texts/settings.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { say } from '../ui/toast.tsx'
import { useMakeToken, useRevokeToken, useTokens } from './data.ts'
import styles from './settings.module.css'
import { Unproven } from './unproven.tsx'

export function Tokens() {
  const { tokens: t } = useTexts(settingsTexts)
  const format = useFormat()
  const { data, error, refetch } = useTokens()
  const revoke = useRevokeToken()
  return (
    <div className={styles.wideForm}>
      <p className={styles.soft}>{t.about}</p>
      <Unproven />
      <NewToken />
      {error && <Wrong error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} height="2.5rem" />}
      {data?.length === 0 && <p className={styles.soft}>{t.none}</p>}
      {data && data.length > 0 && (
        <Table
          cards
          caption={t.caption}
          rows={data}
          rowKey={({ id }) => id}
          columns={[
            { name: 'name', label: t.name, cell: one => one.name },
            { name: 'read', label: t.readOnly, cell: one => (one.read_only ? t.yes : t.no) },
            { name: 'made', label: t.created, cell: one => format.dayTime(one.created_at) },
            {
              name: 'used',
              label: t.used,
              cell: one => (one.last_used_at ? format.dayTime(one.last_used_at) : t.never),
            },
            {
              name: 'revoke',
              label: t.revoke,
              quietLabel: true,
              cell: one => (
                <Button
                  onClick={() =>
                    void revoke.mutateAsync(one.id).then(
                      () => say(t.revoked),
                      () => {},
                    )
                  }
                >
                  {t.revoke}
                </Button>
              ),
            },
          ]}
        />
      )}
      {revoke.error && <NotDone error={revoke.error} />}
    </div>
  )
}

function NewToken() {
  const { tokens: t } = useTexts(settingsTexts)
  const make = useMakeToken()
  const [name, setName] = useState('')
  const [readOnly, setReadOnly] = useState(true)
  const [isMissing, setMissing] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() === '' || make.isPending) return
    make.mutate({ name: name.trim(), read_only: readOnly }, { onSuccess: () => setName('') })
  }

  const refused = make.error instanceof Refusal ? reasonOf(make.error) : undefined
  // Nobody's role keeps them from it, an address that nobody has proven does.
  function reasonOf({ code, field, fieldMessage }: Refusal) {
    if (code === 'FORBIDDEN') return t.unproven
    return field === 'name' ? fieldMessage : undefined
  }
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <Field
        label={t.name}
        value={name}
        maxLength={100}
        autoComplete="off"
        error={isMissing ? t.missingName : refused}
        onChange={event => {
          setName(event.target.value)
          setMissing(false)
        }}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={readOnly} onChange={event => setReadOnly(event.target.checked)} />
        {t.readOnly}
      </label>
      <div>
        <Button type="submit" kind="primary" busy={make.isPending}>
          {t.make}
        </Button>
      </div>
      <div role="status">
        {make.data && (
          <>
            <p className={styles.soft}>{t.made}</p>
            <code className={styles.secret}>{make.data.token}</code>
          </>
        )}
      </div>
      {make.error && !refused && <NotDone error={make.error} />}
    </form>
  )
}
