import { type FormEvent, useRef, useState } from 'react'
import { useNames } from '../leads/data.ts'
import { useFormat } from '../texts/format.ts'
import { strengthsTexts } from '../texts/strengths.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { say } from '../ui/toast.tsx'
import { fullName, useDeleteTeam, useSaveTeam, useTeam, type WholeTeam } from './data.ts'
import styles from './strengths.module.css'

const mostMembers = 50

type Props = {
  /** Absent for a new team. */
  id: string | undefined
  onClose(): void
  /** The team to show now; none after it was deleted. */
  onDone(id: string | undefined): void
}

export default function EditTeam(props: Props) {
  return props.id === undefined ? <Form {...props} /> : <Change {...props} id={props.id} />
}

function Change({ id, ...rest }: Props & { id: string }) {
  const t = useTexts(strengthsTexts)
  const { data, error, refetch } = useTeam(id)
  if (data) return <Form id={id} team={data} {...rest} />
  return (
    <Dialog title={t.changeTeam} onClose={rest.onClose}>
      {error ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={5} height="2.5rem" />
      )}
    </Dialog>
  )
}

function Form({ id, team, onClose, onDone }: Props & { team?: WholeTeam }) {
  const t = useTexts(strengthsTexts)
  const save = useSaveTeam(id)
  const [name, setName] = useState(team?.name ?? '')
  const [members, setMembers] = useState(() => (team?.people ?? []).map(person => person.id))
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() === '') return field.current?.focus()
    if (save.isPending) return
    save.mutateAsync({ name: name.trim(), member_ids: members }).then(
      saved => {
        say(t.edit.saved)
        onDone(saved.id)
        onClose()
      },
      () => {},
    )
  }

  return (
    <Dialog title={team ? t.edit.title(team.name) : t.edit.newTitle} onClose={onClose} wide>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          ref={field}
          label={t.edit.name}
          value={name}
          maxLength={100}
          autoComplete="off"
          error={isMissing ? t.edit.nameMissing : undefined}
          onChange={event => {
            setName(event.target.value)
            setMissing(false)
          }}
        />
        <ChoosePeople people={team?.people ?? []} chosen={members} onChoose={setMembers} />
        {save.error && <NotDone error={save.error} />}
        <div>
          <Button type="submit" kind="primary" busy={save.isPending}>
            {t.edit.save}
          </Button>
        </div>
      </form>
      {team && (
        <Remove
          team={team.id}
          onRemoved={() => {
            onDone(undefined)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

function ChoosePeople({
  people,
  chosen,
  onChoose,
}: {
  people: WholeTeam['people']
  chosen: string[]
  onChoose(chosen: string[]): void
}) {
  const t = useTexts(strengthsTexts)
  const format = useFormat()
  const names = useNames()
  const [typed, setTyped] = useState('')
  // Whoever belongs to it already stays to be seen, though leads can no longer be given to them.
  const others = people
    .filter(({ id }) => !names.some(one => one.id === id))
    .map(person => ({ id: person.id, name: fullName(person) || t.unnamed }))
  const wanted = typed.trim().toLowerCase()
  const shown = [...names, ...others]
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .sort((a, b) => a.name.localeCompare(b.name))
  const isFull = chosen.length >= mostMembers
  return (
    <fieldset className={styles.choose}>
      <legend>{t.edit.people}</legend>
      <Field
        type="search"
        label={t.edit.find}
        value={typed}
        autoComplete="off"
        onChange={event => setTyped(event.target.value)}
      />
      <ul className={styles.choices}>
        {shown.map(({ id, name }) => {
          const isChosen = chosen.includes(id)
          return (
            <li key={id}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => onChoose(isChosen ? chosen.filter(one => one !== id) : [...chosen, id])}
                />
                {name}
              </label>
            </li>
          )
        })}
      </ul>
      <p className={styles.soft} role="status">
        {shown.length === 0 && wanted !== '' ? `${t.edit.noneFound} ` : ''}
        {t.edit.chosen(format.number(chosen.length))} {isFull && t.edit.most}
      </p>
    </fieldset>
  )
}

function Remove({ team, onRemoved }: { team: string; onRemoved(): void }) {
  const t = useTexts(strengthsTexts).edit
  const remove = useDeleteTeam(team)
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <div>
        <Button kind="quiet" onClick={() => setAsked(true)}>
          {t.remove}
        </Button>
      </div>
    )
  return (
    <div className={styles.ask}>
      <p>{t.removeMore}</p>
      {remove.error && <NotDone error={remove.error} />}
      <span className={styles.acts}>
        <Button
          busy={remove.isPending}
          onClick={() =>
            remove.mutateAsync().then(
              () => {
                say(t.removed)
                onRemoved()
              },
              () => {},
            )
          }
        >
          {t.removeYes}
        </Button>
        <Button autoFocus onClick={() => setAsked(false)}>
          {t.removeNo}
        </Button>
      </span>
    </div>
  )
}
