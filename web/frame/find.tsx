import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { client, read } from '../api/client.ts'
import { usePerson } from '../api/session.ts'
import { railOf } from '../routes.ts'
import { frameTexts } from '../texts/frame.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { typedMeanwhile } from '../ui/shortcuts.tsx'
import { useFrameActions } from './actions.ts'
import styles from './find.module.css'
import { useFindLabel, useSeesLeads } from './find-label.ts'
import { placesFor } from './places.ts'

type Found = { id: string; label: string; detail?: string | undefined; run(): void }
type Group = { label: string; found: Found[] }

const pauseMs = 150

/** What was typed, once the typing pauses: a search for every letter would use up the hour's requests. */
function usePaused(text: string) {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

function useLeads(wanted: string) {
  const seesLeads = useSeesLeads()
  const search = usePaused(wanted.trim())
  return useQuery({
    queryKey: ['find', search],
    queryFn: () => read(client.GET('/api/leads', { params: { query: { search, limit: 6 } } })),
    enabled: seesLeads && search.length >= 2,
    placeholderData: before => (search.length >= 2 ? before : undefined),
    retry: false,
  })
}

export default function Find({ onClose, onShowKeys }: { onClose(): void; onShowKeys(): void }) {
  const t = useTexts(frameTexts)
  const navigate = useNavigate()
  const { role } = usePerson()
  const actions = useFrameActions()
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const listId = useId()
  const leads = useLeads(typed)
  const label = useFindLabel()

  const fits = (label: string) => label.toLowerCase().includes(typed.trim().toLowerCase())
  const keys = { name: 'keys', label: t.actions.keys, run: onShowKeys }
  const groups: Group[] = [
    {
      label: t.find.leads,
      found: (leads.data?.data ?? []).map(lead => ({
        id: lead.id,
        label: lead.name,
        detail: [lead.company, lead.phone].filter(Boolean).join(' · '),
        run: () => void navigate({ to: `/leads/${lead.id}` }),
      })),
    },
    {
      label: t.find.pages,
      found: [
        ...railOf(role)
          .filter(page => fits(t.pages[page.name]))
          .map(page => ({
            id: page.name as string,
            label: t.pages[page.name],
            run: () => void navigate({ to: page.address }),
          })),
        ...placesFor(role)
          .filter(({ name }) => typed.trim() !== '' && fits(t.places[name]))
          .map(({ name, to, search }) => ({
            id: name as string,
            label: t.places[name],
            run: () => void navigate({ to, ...(search ? { search: search as never } : {}) }),
          })),
      ],
    },
    {
      label: t.find.actions,
      found: [...actions, keys]
        .filter(action => fits(action.label))
        .map(({ name, label, run }) => ({ id: name, label, run })),
    },
  ].filter(group => group.found.length > 0)
  const all = groups.flatMap(group => group.found)
  const chosen = all[Math.min(place, all.length - 1)]

  function choose(found: Found | undefined) {
    if (!found) return
    onClose()
    found.run()
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setPlace((Math.min(place, all.length - 1) + step + all.length) % Math.max(all.length, 1))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      choose(chosen)
    }
  }

  return (
    <Dialog title={t.find.title} quietTitle wide onClose={onClose}>
      <input
        className={styles.input}
        role="combobox"
        aria-label={label}
        aria-expanded={all.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen ? `${listId}-${chosen.id}` : undefined}
        placeholder={label}
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={event => {
          setTyped(event.target.value)
          setPlace(0)
        }}
        onKeyDown={onKeyDown}
        onFocus={() => {
          const before = typedMeanwhile()
          if (before) setTyped(now => before + now)
        }}
      />
      <div role="listbox" id={listId} aria-label={t.find.title} className={styles.list}>
        {groups.map(group => (
          // biome-ignore lint/a11y/useSemanticElements: a list box may hold groups, not field sets
          <div key={group.label} role="group" aria-label={group.label} className={styles.group}>
            <span aria-hidden="true">{group.label}</span>
            {group.found.map(found => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above moves and chooses by keyboard
              <div
                key={found.id}
                id={`${listId}-${found.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={found === chosen}
                className={styles.option}
                onClick={() => choose(found)}
              >
                {found.label}
                {found.detail && <span>{found.detail}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={all.length > 0 && !leads.isError ? 'unseen' : styles.note}>
        {leads.isError ? t.find.noLine : all.length > 0 ? t.find.count(all.length) : t.find.nothing(typed)}
      </p>
    </Dialog>
  )
}
