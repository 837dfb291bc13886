import type { ReactNode } from 'react'
import { Refusal } from '../api/refusal.ts'
import { editedTexts } from '../texts/edited.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from './button.tsx'
import { NotDone } from './not-done.tsx'
import parts from './parts.module.css'
import type { Edited } from './use-edited.ts'

type Props = {
  edited: Pick<Edited<unknown>, 'isStale' | 'keepMine' | 'discard'>
  isChanged: boolean
  isSaving: boolean
  /** What went wrong, unless a field says it. */
  error: unknown
  words: { save: string; clash: string }
  /** What somebody else saved meanwhile. */
  theirs?: ReactNode
  /** Other things to do with what is edited. */
  children?: ReactNode
  onSave(): void
}

/** Somebody else was faster, which is said above. */
const isClash = (error: unknown) => error instanceof Refusal && error.status === 412

/** At the end of what is changed as a whole: save or discard it, and choose where somebody else was faster. */
export function SaveBar({ edited, isChanged, isSaving, error, words, theirs, children, onSave }: Props) {
  const t = useTexts(editedTexts)
  const { isStale, keepMine, discard } = edited
  return (
    <>
      <div role="alert" className={parts.alert}>
        {isStale && (
          <div className={parts.notice}>
            <p>{words.clash}</p>
            {theirs && <div className={parts.whole}>{theirs}</div>}
            <Button onClick={keepMine}>{t.keepMine}</Button>
            <Button onClick={discard}>{t.takeTheirs}</Button>
          </div>
        )}
      </div>
      {Boolean(error) && !isClash(error) && <NotDone error={error} />}
      <div className={parts.acts}>
        <Button kind="primary" busy={isSaving} disabled={!isChanged || isStale} onClick={onSave}>
          {words.save}
        </Button>
        {children}
        {isChanged && (
          <Button kind="quiet" onClick={discard}>
            {t.discard}
          </Button>
        )}
        <p className={parts.soft} role="status">
          {isChanged ? t.notSaved : ''}
        </p>
      </div>
    </>
  )
}
