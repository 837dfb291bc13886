import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { usePerson } from '../api/session.ts'
import { openNotes } from '../device/notes.ts'
import { openStorage } from '../device/storage.ts'
import { defineTexts } from '../texts/define.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { say } from '../ui/toast.tsx'
import { useSaveDefinition } from './data.ts'
import { type Draft, givenOf } from './draft.ts'
import { FromFile } from './from-file.tsx'

/** A file becomes a new assessment; with problems, it goes into the form to be mended first. */
export function ImportDefinition() {
  const t = useTexts(defineTexts)
  const navigate = useNavigate()
  const person = usePerson().id
  const save = useSaveDefinition(undefined)
  const [key, setKey] = useState(() => crypto.randomUUID())

  const create = (draft: Draft) =>
    save.mutateAsync({ given: givenOf(draft), etag: undefined, key }).then(
      id => {
        setKey(crypto.randomUUID())
        say(t.saved)
        void navigate({ to: '/assessments/$id', params: { id } as never })
      },
      () => {},
    )
  function mend(draft: Draft) {
    openNotes(openStorage(), person).write('definition/new', JSON.stringify({ given: givenOf(draft) }))
    void navigate({ to: '/definitions/new' })
  }
  return (
    <>
      <FromFile label={t.import} hint={t.importHint}>
        {({ draft, problems }) =>
          draft && (
            <>
              {problems.length === 0 && (
                <Button kind="primary" busy={save.isPending} onClick={() => void create(draft)}>
                  {t.createFromFile}
                </Button>
              )}
              <Button onClick={() => mend(draft)}>{t.openInForm}</Button>
            </>
          )
        }
      </FromFile>
      {save.error && <NotDone error={save.error} />}
    </>
  )
}
