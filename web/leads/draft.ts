import type { Lead } from '../../contract/client.ts'

export const editableFields = [
  'name',
  'company',
  'phone',
  'email',
  'status',
  'source',
  'assigned_to',
] as const
export type EditableField = (typeof editableFields)[number]
/** What somebody touched and has not saved; an emptied field is an empty text. */
export type Draft = Partial<Record<EditableField, string>>

/** Fields where both the person here and somebody else have put something new, and not the same. */
export const clashes = (draft: Draft, seen: Lead, now: Lead): EditableField[] =>
  editableFields.filter(
    field => draft[field] !== undefined && now[field] !== seen[field] && draft[field] !== (now[field] ?? ''),
  )
