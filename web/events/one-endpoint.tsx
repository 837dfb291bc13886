import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { eventTexts } from '../texts/events.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { say } from '../ui/toast.tsx'
import {
  type Endpoint,
  useDeleteEndpoint,
  useReplayAll,
  useRotateSecret,
  useSendTest,
  useSwitchEndpoint,
} from './data.ts'
import { Deliveries } from './deliveries.tsx'
import { EndpointState } from './endpoint-state.tsx'
import styles from './events.module.css'
import { Secret } from './secret.tsx'

/** One endpoint: how it stands, what can be done with it, and what was sent there. */
export function OneEndpoint({ endpoint, onGone }: { endpoint: Endpoint; onGone(): void }) {
  const { endpoint: t } = useTexts(eventTexts)
  const format = useFormat()
  const { id, url, description, paused_reason, failing_since, missed_events } = endpoint
  const { previous_secret_expires_at: oldSecretUntil } = endpoint
  const said = [
    description,
    paused_reason && t.reasons[paused_reason],
    !paused_reason && failing_since && t.failingSince(format.dayTime(failing_since)),
    missed_events > 0 && t.missed(format.number(missed_events)),
    oldSecretUntil && t.oldSecret(format.dayTime(oldSecretUntil)),
  ].filter(Boolean)
  return (
    <div className={styles.part}>
      <p>
        <Link to="/events" search={{} as never}>
          {t.back}
        </Link>
      </p>
      <div className={styles.head}>
        <h2 className={styles.wrap}>{url}</h2>
        <EndpointState endpoint={endpoint} />
      </div>
      {said.map(sentence => (
        <p key={String(sentence)} className={styles.soft}>
          {sentence}
        </p>
      ))}
      <Acts endpoint={endpoint} onGone={onGone} />
      <Deliveries endpoint={id} />
    </div>
  )
}

function Acts({ endpoint: { id, is_active }, onGone }: { endpoint: Endpoint; onGone(): void }) {
  const { endpoint: t } = useTexts(eventTexts)
  const test = useSendTest(id)
  const turn = useSwitchEndpoint(id)
  const replayAll = useReplayAll(id)
  const rotate = useRotateSecret(id)
  const remove = useDeleteEndpoint(id)
  const [asked, setAsked] = useState<'rotate' | 'remove'>()
  const error = test.error ?? turn.error ?? replayAll.error ?? rotate.error ?? remove.error
  const quiet = () => {}
  const close = () => setAsked(undefined)
  return (
    <section aria-label={t.acts} className={styles.part}>
      <div className={styles.row}>
        <Button
          kind="primary"
          busy={test.isPending}
          onClick={() => void test.mutateAsync().then(() => say(t.testSent), quiet)}
        >
          {t.test}
        </Button>
        <Button
          busy={turn.isPending}
          onClick={() =>
            void turn.mutateAsync(!is_active).then(() => say(is_active ? t.pauseDone : t.resumeDone), quiet)
          }
        >
          {is_active ? t.pause : t.resume}
        </Button>
        <Button
          busy={replayAll.isPending}
          onClick={() => void replayAll.mutateAsync().then(count => say(t.replayedAll(count)), quiet)}
        >
          {t.replayAll}
        </Button>
        <Button onClick={() => setAsked('rotate')}>{t.rotate}</Button>
        <Button onClick={() => setAsked('remove')}>{t.remove}</Button>
      </div>
      {error && <NotDone error={error} />}
      {asked === 'rotate' && (
        <Sure
          title={t.rotateSure}
          more={t.rotateMore}
          act={t.rotate}
          busy={rotate.isPending}
          onClose={close}
          onConfirm={() => void rotate.mutateAsync().catch(quiet).then(close)}
        />
      )}
      {asked === 'remove' && (
        <Sure
          title={t.removeSure}
          more={t.removeMore}
          act={t.remove}
          busy={remove.isPending}
          onClose={close}
          onConfirm={() =>
            void remove.mutateAsync().then(() => {
              say(t.removed)
              onGone()
            }, close)
          }
        />
      )}
      {rotate.data && !asked && <Secret secret={rotate.data} onClose={() => rotate.reset()} />}
    </section>
  )
}

function Sure({
  title,
  more,
  act,
  busy,
  onConfirm,
  onClose,
}: {
  title: string
  more: string
  act: string
  busy: boolean
  onConfirm(): void
  onClose(): void
}) {
  const ui = useTexts(uiTexts)
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{more}</p>
      <div className={styles.row}>
        <Button kind="primary" busy={busy} onClick={onConfirm}>
          {act}
        </Button>
        <Button onClick={onClose}>{ui.cancel}</Button>
      </div>
    </Dialog>
  )
}
