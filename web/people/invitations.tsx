import { useFormat } from '../texts/format.ts'
import { frameTexts } from '../texts/frame.ts'
import { peopleTexts } from '../texts/people.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { Tag } from '../ui/tag.tsx'
import { say } from '../ui/toast.tsx'
import { nameOf, useInvitations, useInvite, useTakeBack } from './data.ts'
import styles from './people.module.css'

export function Invitations() {
  const { invitations: t, invite: said, ...labels } = useTexts(peopleTexts)
  const { roles } = useTexts(frameTexts)
  const format = useFormat()
  const { data, error, refetch } = useInvitations()
  const takeBack = useTakeBack()
  const again = useInvite()
  if (error && !data) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} height="2.5rem" />
  if (data.length === 0) return <Empty title={t.none}>{t.noneMore}</Empty>
  return (
    <div className={styles.part}>
      <Table
        cards
        caption={t.caption}
        rows={data}
        rowKey={({ id }) => id}
        columns={[
          { name: 'email', label: labels.email, cell: ({ email }) => email },
          {
            name: 'name',
            label: labels.name,
            cell: one => nameOf({ ...one, email: null }) || labels.noName,
          },
          { name: 'role', label: labels.role, cell: ({ role }) => roles[role] },
          {
            name: 'until',
            label: t.until,
            cell: ({ expires_at }) =>
              Date.parse(expires_at) > Date.now() ? (
                format.dayTime(expires_at)
              ) : (
                <Tag tone="warn">{t.over}</Tag>
              ),
          },
          {
            name: 'acts',
            label: t.takeBack,
            quietLabel: true,
            cell: ({ id, email, role, first_name, last_name }) => (
              <span className={styles.row}>
                <Button
                  onClick={() =>
                    void again
                      .mutateAsync({
                        email,
                        role,
                        ...(first_name ? { first_name } : {}),
                        ...(last_name ? { last_name } : {}),
                      })
                      .then(
                        () => say(said.sent(email)),
                        () => {},
                      )
                  }
                >
                  {t.again}
                </Button>
                <Button
                  onClick={() =>
                    void takeBack.mutateAsync(id).then(
                      () => say(t.tookBack(email)),
                      () => {},
                    )
                  }
                >
                  {t.takeBack}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {(takeBack.error ?? again.error) && <NotDone error={takeBack.error ?? again.error} />}
    </div>
  )
}
