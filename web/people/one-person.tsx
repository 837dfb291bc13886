import { Link } from '@tanstack/react-router'
import AboutSomebody from '../keep/about-somebody.tsx'
import { frameTexts } from '../texts/frame.ts'
import { peopleTexts } from '../texts/people.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { say } from '../ui/toast.tsx'
import { nameOf, type PersonRecord, roles, useChangePerson, usePersonRecord, useSendReset } from './data.ts'
import { State } from './everybody.tsx'
import styles from './people.module.css'
import { PersonSessions } from './person-sessions.tsx'

/** Somebody's role, whether they may come in, and where they are signed in. */
export default function OnePerson({ id, onClose }: { id: string; onClose(): void }) {
  const t = useTexts(peopleTexts)
  const { data, error, refetch } = usePersonRecord(id)
  return (
    <Dialog title={data ? nameOf(data) || t.noName : t.title} wide onClose={onClose}>
      {error && !data ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={5} height="2.5rem" />
      ) : (
        <div className={styles.part}>
          <p className={styles.facts}>
            <State person={data} /> {data.email}
          </p>
          <Access person={data} />
          <p className={styles.links}>
            <Link to="/leads" search={{ assigned: id } as never}>
              {t.person.leads}
            </Link>
            <Link to="/audit" search={{ who: id } as never}>
              {t.person.audit}
            </Link>
          </p>
          <PersonSessions id={id} />
          <AboutSomebody kind="person" id={id} name={nameOf(data)} />
        </div>
      )}
    </Dialog>
  )
}

function Access({ person }: { person: PersonRecord }) {
  const { person: t } = useTexts(peopleTexts)
  const { roles: roleNames } = useTexts(frameTexts)
  const change = useChangePerson()
  const reset = useSendReset()
  const name = nameOf(person)
  const { id, disabled } = person
  const refused = change.error ?? reset.error
  const quiet = () => {}
  return (
    <section className={styles.access} aria-label={t.access}>
      <Select
        label={t.role}
        hint={t.roleHint}
        value={change.isPending && change.variables.role ? change.variables.role : person.role}
        options={roles.map(value => ({ value, label: roleNames[value] }))}
        onChange={role => void change.mutateAsync({ id, role }).then(() => say(t.saved(name)), quiet)}
      />
      <div className={styles.act}>
        <Button
          busy={change.isPending}
          onClick={() =>
            void change
              .mutateAsync({ id, disabled: !disabled })
              .then(() => say(disabled ? t.enabledNow(name) : t.disabledNow(name)), quiet)
          }
        >
          {disabled ? t.enable : t.disable}
        </Button>
        <p className={styles.soft}>{disabled ? t.isDisabled : t.disableMore}</p>
      </div>
      {!disabled && (
        <div className={styles.act}>
          <Button
            busy={reset.isPending}
            onClick={() =>
              void reset
                .mutateAsync(id)
                .then(({ email, kept }) => say(kept ? t.resetKept(email) : t.resetSent(email)), quiet)
            }
          >
            {t.reset}
          </Button>
          <p className={styles.soft}>{t.resetMore}</p>
        </div>
      )}
      {refused && <NotDone error={refused} />}
    </section>
  )
}
