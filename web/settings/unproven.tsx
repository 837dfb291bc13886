import { settingsTexts } from '../texts/settings.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { useAccount, useSendLinkAgain } from './data.ts'
import styles from './settings.module.css'

/** For whoever has not confirmed their address: what that holds back, and the link once more. */
export function Unproven() {
  const { unproven: t } = useTexts(settingsTexts)
  const { data } = useAccount()
  const send = useSendLinkAgain()
  if (!data?.email || data.email_verified) return null
  return (
    <div className={styles.unproven}>
      <p>{t.more(data.email)}</p>
      <p role="status" className={styles.soft}>
        {send.isSuccess && t.sent}
      </p>
      {send.error && <NotDone error={send.error} />}
      <Button busy={send.isPending} onClick={() => send.mutate()}>
        {t.again}
      </Button>
    </div>
  )
}
