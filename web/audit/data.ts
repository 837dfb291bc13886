import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { components, operations } from '../../contract/schema.ts'
import { client, read, readVersioned } from '../api/client.ts'
import { ifMatch, saving } from '../api/setting.ts'

export type Entry = components['schemas']['AuditEntry']
export type Verification = components['schemas']['AuditVerification']
export type Verdict = components['schemas']['AuditVerdict']
export type Query = NonNullable<operations['listAudit']['parameters']['query']>

const pageSize = 50

/** Newest first, on and on; at each visit as it is then. */
export const useEntries = (filters: Query) =>
  useInfiniteQuery({
    queryKey: ['audit', filters],
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const query = { ...filters, limit: pageSize, cursor: pageParam }
      const { data, meta } = await read(client.GET('/api/audit', { params: { query } }))
      return {
        entries: data,
        total: meta.total,
        isCapped: meta.total_capped === true,
        next: meta.next_cursor,
      }
    },
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** The last things that were done, without what was only read. */
export const useLately = (count: number) =>
  useQuery({
    queryKey: ['audit', 'lately'],
    queryFn: async () => (await read(client.GET('/api/audit', { params: { query: { limit: 100 } } }))).data,
    select: entries =>
      entries.filter(({ action }) => action !== 'read' && action !== 'verify').slice(0, count),
    staleTime: 30_000,
  })

export const useVerify = () =>
  useMutation({
    mutationFn: async (checkpoint: string) => {
      const params = checkpoint ? { query: { checkpoint } } : {}
      return (await read(client.POST('/api/audit/verify', { params }))).data
    },
  })

// Soon at first, for most logs are short; then ever more seldom, for requests are counted by the hour.
const nextLook = (looks: number) => Math.min(300 * 1.4 ** looks, 8_000)

export const useVerification = (id: string | undefined) =>
  useQuery({
    queryKey: ['audit-verification', id],
    queryFn: async () =>
      (await read(client.GET('/api/audit/verifications/{id}', { params: { path: { id: id ?? '' } } }))).data,
    enabled: id !== undefined,
    refetchInterval: ({ state }) =>
      state.data && state.data.state !== 'running' ? false : nextLook(state.dataUpdateCount),
  })

export type CheckpointPlaces = components['schemas']['AuditCheckpointSetting']
const places = 'audit-checkpoint-places'

export const useCheckpointPlaces = () =>
  useQuery({
    queryKey: [places],
    queryFn: () => readVersioned(client.GET('/api/settings/audit-checkpoints')),
  })

export const useSaveCheckpointPlaces = () =>
  useMutation(
    saving<CheckpointPlaces>(places, (body, etag) =>
      readVersioned(client.PUT('/api/settings/audit-checkpoints', { params: ifMatch(etag), body })),
    ),
  )
