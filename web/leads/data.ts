import { keepPreviousData, useInfiniteQuery, useMutation, useQueries, useQuery } from '@tanstack/react-query'
import type { Lead } from '../../contract/client.ts'
import type { operations } from '../../contract/schema.ts'
import { client, queryClient, read, readVersioned } from '../api/client.ts'
import { usePerson } from '../api/session.ts'
import { saveFile } from '../device/save-file.ts'
import { type Filters, queryOf } from './filters.ts'

type Answer<Operation extends keyof operations> = operations[Operation] extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

/** A row of the list; gone: deleted or perhaps given away, it stays in its place until the list is read anew. */
export type Row = Lead & { gone?: 'deleted' | 'away' }
export type ListPage = { data: Row[]; meta: Answer<'listLeads'>['meta']; loadedAt: number }
export type FullLead = Answer<'getLead'>['data'] & { etag: string }
export type Interaction = NonNullable<FullLead['interactions']>[number]
export type HistoryEntry = Answer<'listLeadHistory'>['data'][number]
export type Duplicate = Answer<'listLeadDuplicates'>['data'][number]

// A screen soon, then as many at a time as the service gives: whoever scrolls far spends few of the hour's requests.
const firstRows = 200
const furtherRows = 1000

const isEverything = (filters: Filters) => Object.keys(queryOf(filters)).length === 0

/** The list by its cursor. The feed keeps it up to date, so it is never asked for again by itself. */
export const useLeadList = (
  filters: Filters,
  { limit, enabled = true }: { limit?: number; enabled?: boolean } = {},
) =>
  useInfiniteQuery({
    queryKey: ['lead-list', queryOf(filters), limit],
    enabled,
    queryFn: async ({ pageParam }): Promise<ListPage> => {
      const rows = limit ?? (pageParam === '' ? firstRows : furtherRows)
      const query = { ...queryOf(filters), limit: rows, cursor: pageParam }
      const { data, meta } = await read(client.GET('/api/leads', { params: { query } }))
      // The rail counts the same.
      if (pageParam === '' && isEverything(filters))
        queryClient.setQueryData(['count', 'leads'], meta.total ?? null)
      return { data, meta, loadedAt: Date.now() }
    },
    initialPageParam: '',
    getNextPageParam: page => page.meta.next_cursor ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })

/** What the filters find, as a file. */
export const useExport = () =>
  useMutation({
    mutationFn: async (filters: Filters) => {
      const asked = client.GET('/api/leads/export', { params: { query: queryOf(filters) }, parseAs: 'blob' })
      saveFile((await read(asked)) as Blob, 'leads.csv')
    },
  })

const leadQuery = (id: string) => ({
  queryKey: ['lead', id],
  queryFn: async (): Promise<FullLead> => {
    const include = 'interactions,follow_up,contact'
    const asked = client.GET('/api/leads/{id}', { params: { path: { id }, query: { include } } })
    const { value, etag } = await readVersioned(asked)
    return { ...value, etag }
  },
})

export const useLead = (id: string) => useQuery(leadQuery(id))

/** As it is at the service just now. */
export const readLead = (id: string) => queryClient.fetchQuery({ ...leadQuery(id), staleTime: 0 })

export const useHistory = (id: string) =>
  useQuery({
    queryKey: ['lead-history', id],
    queryFn: async () =>
      (await read(client.GET('/api/leads/{id}/history', { params: { path: { id }, query: { limit: 100 } } })))
        .data,
  })

export const useDuplicates = (id: string) =>
  useQuery({
    queryKey: ['lead-duplicates', id],
    queryFn: () => read(client.GET('/api/leads/{id}/duplicates', { params: { path: { id } } })),
  })

/** Leads that look like the one being typed; asked for only once there is enough to go by. */
export const useSimilar = (search: string) =>
  useQuery({
    queryKey: ['lead-similar', search],
    queryFn: async () =>
      (await read(client.GET('/api/leads', { params: { query: { search, limit: 3 } } }))).data,
    enabled: search !== '',
    retry: false,
  })

/** What was merged into a lead, newest first. */
export const useMerges = (id: string) =>
  useQuery({
    queryKey: ['lead-merges', id],
    queryFn: async () =>
      (await read(client.GET('/api/leads/{id}/merges', { params: { path: { id } } }))).data,
  })

const soonest = 1000
const askedAtOnce = 100

const inGroups = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / askedAtOnce) }, (_, n) =>
    ids.slice(n * askedAtOnce, (n + 1) * askedAtOnce),
  )

const readFollowUps = async (query: { limit: number; lead_ids?: string }) => {
  const { data, meta } = await read(client.GET('/api/follow-ups', { params: { query } }))
  return {
    times: new Map(data.map(({ lead_id, due_at }) => [lead_id, due_at])),
    isWhole: meta.total <= data.length,
  }
}

/**
 * When to speak next with those that are shown: null where nothing is planned, undefined while it is not known. Of people
 * with many follow-ups the soonest are asked for once, the others with their leads.
 */
export function useFollowUpTimes(shown: readonly string[]) {
  const first = useQuery({
    queryKey: ['follow-ups', 'times'],
    queryFn: () => readFollowUps({ limit: soonest }),
  }).data
  const left = first && !first.isWhole ? shown.filter(id => !first.times.has(id)) : []
  const groups = inGroups(left)
  const rest = useQueries({
    queries: groups.map(ids => ({
      queryKey: ['follow-ups', 'times', ...ids],
      queryFn: () => readFollowUps({ limit: askedAtOnce, lead_ids: ids.join(',') }),
    })),
  })
  return (id: string) => {
    const asked =
      first?.isWhole || first?.times.has(id) ? first : rest[groups.findIndex(ids => ids.includes(id))]?.data
    return asked && (asked.times.get(id) ?? null)
  }
}

export type Contact = Answer<'listLeadsContacts'>['data'][number]

const readContacts = async (ids: readonly string[]): Promise<Record<string, Contact>> => {
  const query = { lead_ids: ids.join(',') }
  const { data } = await read(client.GET('/api/leads/contacts', { params: { query } }))
  return Object.fromEntries(data.map(contact => [contact.lead_id, contact]))
}

/** When those that are shown were last spoken with; undefined while it is not known. */
export function useContacts(shown: readonly string[]) {
  const groups = inGroups(shown)
  const asked = useQueries({
    queries: groups.map(ids => ({ queryKey: ['lead-contacts', ...ids], queryFn: () => readContacts(ids) })),
  })
  return (id: string) => asked.find(({ data }) => data?.[id])?.data?.[id]
}

/** The last hundred, newest first: what rules are tried out on, and where leads come from. */
export const useLastLeads = (enabled = true) =>
  useQuery({
    queryKey: ['last-leads'],
    enabled,
    queryFn: async () => (await read(client.GET('/api/leads', { params: { query: { limit: 100 } } }))).data,
  })

export const useSources = (enabled = true) =>
  [...new Set(useLastLeads(enabled).data?.map(({ source }) => source))].filter(source => source !== null)

export const managing = (role: string) => role === 'manager' || role === 'admin'
export const useIsManaging = () => managing(usePerson().role)

/** Those to whom a lead can be given; only managers may ask. */
export function useNames() {
  const { role } = usePerson()
  const { data } = useQuery({
    queryKey: ['people-names'],
    queryFn: async () => (await read(client.GET('/api/people/names'))).data,
    enabled: managing(role),
    staleTime: 600_000,
  })
  return (data ?? []).map(({ id, first_name, last_name, role: theirs }) => ({
    id,
    name: [first_name, last_name].filter(Boolean).join(' ') || id.slice(0, 8),
    isTelecaller: theirs === 'telecaller',
    /** Whoever signed up to be assessed is not offered as somebody who calls. */
    isOnTheTeam: theirs !== 'user',
  }))
}
