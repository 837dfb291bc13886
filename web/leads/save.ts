import { useMutation } from '@tanstack/react-query'
import type { components } from '../../contract/schema.ts'
import { client, queryClient, read, readVersioned } from '../api/client.ts'
import { settleReminders } from '../frame/notifications-data.ts'
import { putIntoLists } from './live-list.ts'

export type LeadFields = components['schemas']['LeadChange']
export type NewLeadFields = components['schemas']['NewLead']
type BulkRow = { id: string; status?: string; assigned_to?: string | null }

const readAgain = (...key: string[]) => queryClient.invalidateQueries({ queryKey: key })

/** Refused with 412 where somebody else changed the lead since it was read. */
export async function changeLead(id: string, fields: LeadFields, etag: string) {
  const params = { path: { id }, header: { 'If-Match': etag } }
  const { data: lead } = await read(client.PUT('/api/leads/{id}', { params, body: fields }))
  putIntoLists(lead)
  await Promise.all([readAgain('lead', id), readAgain('lead-history', id)])
  return lead
}

export const useChangeLead = (id: string) =>
  useMutation({
    mutationFn: ({ fields, etag }: { fields: LeadFields; etag: string }) => changeLead(id, fields, etag),
    onError: () => readAgain('lead', id),
  })

export const useCreateLead = () =>
  useMutation({
    // A lead is created for whoever creates it, and given away after that; where this fails it is theirs.
    mutationFn: async ({ fields, giveTo }: { fields: NewLeadFields; giveTo?: string | null | undefined }) => {
      const { value: lead, etag } = await readVersioned(client.POST('/api/leads', { body: fields }))
      if (giveTo === undefined || giveTo === lead.assigned_to) return { lead, isGiven: true }
      return changeLead(lead.id, { assigned_to: giveTo }, etag).then(
        given => ({ lead: given, isGiven: true }),
        () => ({ lead, isGiven: false }),
      )
    },
    onSuccess: () => queryClient.resetQueries({ queryKey: ['lead-list'] }),
  })

export const useAddNote = (id: string) =>
  useMutation({
    mutationFn: (content: string) => {
      const params = { path: { id } }
      return read(client.POST('/api/leads/{id}/interactions', { params, body: { type: 'note', content } }))
    },
    onSuccess: () => readAgain('lead', id),
  })

export const useSetFollowUp = () =>
  useMutation({
    mutationFn: async ({ id, dueAt }: { id: string; dueAt: string | null }) => {
      const params = { path: { id } }
      await (dueAt === null
        ? read(client.DELETE('/api/leads/{id}/follow-up', { params }))
        : read(client.PUT('/api/leads/{id}/follow-up', { params, body: { due_at: dueAt } })))
    },
    onSuccess: async (_, { id }) => {
      settleReminders(id)
      const changed = [['lead', id], ['lead-history', id], ['follow-ups'], ['count', 'followUps']]
      await Promise.all(changed.map(key => readAgain(...key)))
    },
  })

/** One operation over many; rows that cannot be done are counted, the others are done. */
export const useBulk = () =>
  useMutation({
    mutationFn: async (body: { operation: 'update' | 'assign' | 'delete'; rows: BulkRow[] }) => {
      const asked = client.POST('/api/leads/bulk', { body: { ...body, mode: 'per_row' } })
      return (await read(asked)).data
    },
  })

const givenAtOnce = 1000

/** To whom the assignment rules give each of these; without those for whom no rule fits or nobody is free. */
export const useGiveByRules = () =>
  useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const given = new Map<string, string>()
      for (let from = 0; from < ids.length; from += givenAtOnce) {
        const lead_ids = ids.slice(from, from + givenAtOnce)
        const { data } = await read(
          client.POST('/api/assignment/runs', { body: { lead_ids, limit: givenAtOnce } }),
        )
        for (const { lead_id, person } of data.leads) if (person !== null) given.set(lead_id, person)
      }
      return given
    },
  })

const ofMerges = ['lead', 'lead-history', 'lead-duplicates', 'lead-merges']
const readMergedAgain = (id: string) =>
  Promise.all([...ofMerges.map(key => readAgain(key, id)), readAgain('lead-contacts')])

export const useMerge = (id: string) =>
  useMutation({
    mutationFn: async (body: {
      lead_id: string
      take: ('name' | 'email' | 'phone' | 'company' | 'status' | 'source')[]
    }) => {
      const params = { path: { id } }
      return (await read(client.POST('/api/leads/{id}/merge', { params, body }))).data
    },
    onSuccess: ({ lead }) => {
      putIntoLists(lead)
      return readMergedAgain(id)
    },
  })

export async function undoMerge(merge: string, id: string) {
  await read(client.DELETE('/api/leads/merges/{id}', { params: { path: { id: merge } } }))
  await readMergedAgain(id)
}

export const useUndoMerge = (id: string) =>
  useMutation({ mutationFn: (merge: string) => undoMerge(merge, id) })
