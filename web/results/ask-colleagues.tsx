import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { colleagueTexts } from '../texts/colleagues.ts'
import { useFormat } from '../texts/format.ts'
import { objectionOf } from '../texts/refusals.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { say } from '../ui/toast.tsx'
import { addressAt, addressesIn } from './addresses.ts'
import { useCloseRound, useInvitePeers, usePeers, useRemindPeer, useWithdrawPeer } from './data.ts'
import styles from './results.module.css'

type Props = { assessment: string }
type Peers = NonNullable<ReturnType<typeof usePeers>['data']>

/** A round of feedback: people invited, counted as they answer, and closed. */
export default function AskColleagues({ assessment, onClose }: Props & { onClose(): void }) {
  const t = useTexts(colleagueTexts)
  const { data, error, refetch } = usePeers(assessment)
  return (
    <Dialog title={t.title} onClose={onClose} wide>
      <p>{t.about}</p>
      <Invite assessment={assessment} />
      {error ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Round assessment={assessment} peers={data} />
      ) : (
        <Skeleton lines={2} height="2.5rem" />
      )}
    </Dialog>
  )
}

function Invite({ assessment }: Props) {
  const t = useTexts(colleagueTexts)
  const invite = useInvitePeers(assessment)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (invite.isPending) return
    const found = addressesIn(typed)
    const problem = 'wrong' in found ? said(found.wrong) : undefined
    setWrong(problem)
    if ('wrong' in found) return field.current?.focus()
    invite.mutateAsync(found.emails).then(
      () => {
        setTyped('')
        say(t.invited)
      },
      () => {},
    )
  }

  const said = (problem: 'none' | 'many' | { not: string }) =>
    problem === 'none' ? t.none : problem === 'many' ? t.tooMany : t.notOne(problem.not)

  return (
    <form className={styles.linkForm} onSubmit={submit} noValidate>
      <TextArea
        ref={field}
        label={t.emails}
        hint={t.emailsHint}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        error={wrong}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setWrong(undefined)
        }}
      />
      {invite.error && <Refused error={invite.error} emails={invite.variables} />}
      <div>
        <Button type="submit" kind="primary" busy={invite.isPending}>
          {t.invite}
        </Button>
      </div>
    </form>
  )
}

/** What the service objects to it says itself; what it cannot say in the person's language is said here. */
function Refused({ error, emails = [] }: { error: unknown; emails?: readonly string[] }) {
  const t = useTexts(colleagueTexts)
  if (!(error instanceof Refusal) || ![400, 403, 409].includes(error.status)) return <NotDone error={error} />
  const address = addressAt(error.field, emails)
  return (
    <p className={styles.warning} role="alert">
      {error.status === 403 ? (
        <>
          {t.unverified}{' '}
          <Link to="/settings" search={{ part: 'letters' } as never}>
            {t.confirmAddress}
          </Link>
        </>
      ) : address === undefined ? (
        objectionOf(error)
      ) : (
        t.refused(address, objectionOf(error))
      )}
    </p>
  )
}

function Round({ assessment, peers }: Props & { peers: Peers }) {
  const t = useTexts(colleagueTexts)
  const format = useFormat()
  const { invited, answered, needed, invitations } = peers
  if (invited === 0 && answered === 0) return <p className={styles.soft}>{t.nobody}</p>
  return (
    <>
      <p role="status">
        <strong>
          {invited === 0
            ? t.answeredBefore(format.number(answered))
            : t.answered(format.number(answered), format.number(invited))}
        </strong>{' '}
        {answered < needed ? t.still(format.number(needed - answered)) : invited > 0 && t.enough}
      </p>
      {invited > 0 && (
        <>
          <h3>{t.who}</h3>
          <Invitations assessment={assessment} invitations={invitations} />
          <Close assessment={assessment} />
        </>
      )}
    </>
  )
}

function Invitations({ assessment, invitations }: Props & { invitations: Peers['invitations'] }) {
  const t = useTexts(colleagueTexts)
  const format = useFormat()
  const remind = useRemindPeer(assessment)
  const withdraw = useWithdrawPeer(assessment)
  return (
    <>
      <ul className={styles.links}>
        {invitations.map(({ id, email, sent_at, reminded_at, confirmed }) => (
          <li key={id}>
            <span>
              <strong>{email}</strong>
              <br />
              {[
                t.sent(format.shortDay(sent_at)),
                reminded_at && t.reminded(format.shortDay(reminded_at)),
                confirmed && t.confirmed,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className={styles.acts}>
              <Button
                aria-label={t.remindThis(email)}
                onClick={() =>
                  remind.mutateAsync(id).then(
                    () => say(t.remindSent),
                    () => {},
                  )
                }
              >
                {t.remind}
              </Button>
              <Button
                aria-label={t.withdrawThis(email)}
                onClick={() =>
                  withdraw.mutateAsync(id).then(
                    () => say(t.withdrawn),
                    () => {},
                  )
                }
              >
                {t.withdraw}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {remind.error && <Refused error={remind.error} />}
      {withdraw.error && <Refused error={withdraw.error} />}
    </>
  )
}

function Close({ assessment }: Props) {
  const t = useTexts(colleagueTexts)
  const close = useCloseRound(assessment)
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <div>
        <Button onClick={() => setAsked(true)}>{t.close}</Button>
      </div>
    )
  return (
    <div className={styles.newLink}>
      <p>{t.closeAsk}</p>
      {close.error && <NotDone error={close.error} />}
      <span className={styles.acts}>
        <Button
          kind="primary"
          busy={close.isPending}
          onClick={() =>
            close.mutateAsync(undefined).then(
              () => say(t.closed),
              () => {},
            )
          }
        >
          {t.closeYes}
        </Button>
        <Button autoFocus onClick={() => setAsked(false)}>
          {t.closeNo}
        </Button>
      </span>
    </div>
  )
}
