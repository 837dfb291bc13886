import { useCallback, useEffect, useRef, useState } from 'react'
import { usePerson } from '../api/session.ts'
import { openNotes } from '../device/notes.ts'
import { openStorage } from '../device/storage.ts'
import { type Draft, draftOf, type Given, givenOf } from './draft.ts'

const writeAfterMs = 400

type Kept = { given: Given; etag: string | undefined }

/** What is being written, kept on the device shortly after each change, until it is saved or its person signs out. */
export function useDraft(name: string, stored: Draft, etag: string | undefined) {
  const person = usePerson().id
  const [notes] = useState(() => openNotes(openStorage(), person))
  const about = `definition/${name}`
  const [kept] = useState(() => readKept(notes.read(about)))
  const [draft, setDraft] = useState(kept?.draft ?? stored)
  const [base, setBase] = useState(kept ? kept.etag : etag)
  const [isChanged, setChanged] = useState(kept !== undefined)
  const [hasNoRoom, setNoRoom] = useState(false)
  const unwritten = useRef<Draft>(undefined)

  const write = useCallback(() => {
    if (unwritten.current === undefined) return
    const value: Kept = { given: givenOf(unwritten.current), etag: base }
    unwritten.current = undefined
    setNoRoom(!notes.write(about, JSON.stringify(value)))
  }, [notes, about, base])
  useEffect(() => {
    window.addEventListener('pagehide', write)
    return () => {
      window.removeEventListener('pagehide', write)
      write()
    }
  }, [write])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew with each change
  useEffect(() => {
    const timer = setTimeout(write, writeAfterMs)
    return () => clearTimeout(timer)
  }, [write, draft])

  return {
    draft,
    base,
    isChanged,
    hasNoRoom,
    /** It was there when the page opened. */
    isFromBefore: kept !== undefined,
    rebase: setBase,
    change(by: (draft: Draft) => Draft) {
      const next = by(unwritten.current ?? draft)
      unwritten.current = next
      setDraft(next)
      setChanged(true)
    },
    forget() {
      unwritten.current = undefined
      notes.forget(about)
    },
  }
}

function readKept(text: string) {
  if (!text) return undefined
  try {
    const { given, etag } = JSON.parse(text) as Kept
    const draft = draftOf(given)
    return draft && { draft, etag }
  } catch {
    return undefined
  }
}
