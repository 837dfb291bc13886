import { useMutation, useQuery } from '@tanstack/react-query'
import type { components } from '../../contract/schema.ts'
import { client, queryClient, read, readVersioned } from '../api/client.ts'
import { Refusal } from '../api/refusal.ts'
import { session } from '../api/session.ts'
import { ifMatch, saving } from '../api/setting.ts'
import { saveFile } from '../device/save-file.ts'
import type { Ages } from './ages.ts'
import { isAtOnce } from './at-once.ts'

export type Subject = 'person' | 'lead'
export type Erasure = components['schemas']['Erasure']
export type Hold = components['schemas']['LegalHold']
export type Due = components['schemas']['RetentionPreview']
export type Night = components['schemas']['RetentionRun']

export const pageSize = 50
const at = (id: string) => ({ params: { path: { id } } })
const refresh =
  (...keys: string[]) =>
  () =>
    Promise.all(keys.map(key => queryClient.invalidateQueries({ queryKey: [key] })))

export const useAges = () =>
  useQuery({
    queryKey: ['retention'],
    queryFn: () => readVersioned(client.GET('/api/settings/retention')),
  })

export const usePreviewAges = () =>
  useMutation({
    mutationFn: async (ages: Ages): Promise<Due[]> => {
      const query = { ages: JSON.stringify(ages) }
      return (await read(client.GET('/api/retention/preview', { params: { query } }))).data
    },
  })

export const useSaveAges = () =>
  useMutation({
    mutationFn: ({ ages, etag }: { ages: Ages; etag: string }) =>
      read(client.PUT('/api/settings/retention', { params: { header: { 'If-Match': etag } }, body: ages })),
    onSuccess: refresh('retention'),
  })

export type BackupPlan = components['schemas']['BackupSetting']

export const useBackupPlan = () =>
  useQuery({
    queryKey: ['backup-plan'],
    queryFn: () => readVersioned(client.GET('/api/settings/backups')),
  })

export const useSaveBackupPlan = () =>
  useMutation({
    ...saving<BackupPlan>('backup-plan', (body, etag) =>
      readVersioned(client.PUT('/api/settings/backups', { params: ifMatch(etag), body })),
    ),
    onSettled: refresh('system-status'),
  })

export const useNights = () =>
  useQuery({
    queryKey: ['retention-runs'],
    queryFn: async () => (await read(client.GET('/api/retention/runs'))).data,
  })

export const useHolds = () =>
  useQuery({
    queryKey: ['legal-holds'],
    queryFn: async () =>
      (await read(client.GET('/api/legal-holds', { params: { query: { limit: 1000 } } }))).data,
  })

export const usePlaceHold = (kind: Subject, id: string) =>
  useMutation({
    mutationFn: (reason: string) =>
      read<unknown>(
        kind === 'lead'
          ? client.PUT('/api/leads/{id}/legal-hold', { ...at(id), body: { reason } })
          : client.PUT('/api/people/{id}/legal-hold', { ...at(id), body: { reason } }),
      ),
    onSuccess: refresh('legal-holds', 'erasures', 'erasure'),
  })

export const useLiftHold = () =>
  useMutation({
    mutationFn: ({ lead_id, person_id }: Hold) =>
      read<unknown>(
        lead_id
          ? client.DELETE('/api/leads/{id}/legal-hold', at(lead_id))
          : client.DELETE('/api/people/{id}/legal-hold', at(person_id as string)),
      ),
    onSuccess: refresh('legal-holds', 'erasures', 'erasure'),
  })

// Made by a job within seconds; looked at again until it is there.
const lookAgainMs = 1_500

export const useAskExport = (kind: Subject, id: string) =>
  useMutation({
    mutationFn: async () =>
      (
        await read(
          kind === 'lead'
            ? client.POST('/api/leads/{id}/export', at(id))
            : client.POST('/api/people/{id}/export', at(id)),
        )
      ).data,
  })

export const useExportState = (id: string | undefined) =>
  useQuery({
    queryKey: ['export', id],
    enabled: id !== undefined,
    queryFn: async () => (await read(client.GET('/api/exports/{id}', at(id as string)))).data,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? lookAgainMs : false),
  })

/** Once: afterwards it is not kept any longer. */
export const useTakeExport = (id: string) =>
  useMutation({
    mutationFn: async () => {
      const file = await read(client.GET('/api/exports/{id}/file', { ...at(id), parseAs: 'blob' }))
      saveFile(file as unknown as Blob, 'everything-held.json')
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['export', id] }),
  })

export const useErasures = (page: number) =>
  useQuery({
    queryKey: ['erasures', page],
    queryFn: () => read(client.GET('/api/erasures', { params: { query: { page, limit: pageSize } } })),
    refetchInterval: ({ state }) =>
      state.data?.data.some(one => one.state === 'running') ? lookAgainMs : false,
  })

type ErasureWait = components['schemas']['ErasureSetting']

export const useErasureWait = () =>
  useQuery({
    queryKey: ['erasure-wait'],
    queryFn: () => readVersioned(client.GET('/api/settings/erasure')),
  })

export const useSaveErasureWait = () =>
  useMutation(
    saving<ErasureWait>('erasure-wait', (body, etag) =>
      readVersioned(client.PUT('/api/settings/erasure', { params: ifMatch(etag), body })),
    ),
  )

/** The one of a person that waits or runs; nothing where there is none. */
export const usePersonErasure = (id: string) =>
  useQuery({
    queryKey: ['erasure', id],
    queryFn: async (): Promise<Erasure | null> => {
      try {
        return (await read(client.GET('/api/people/{id}/erasure', at(id)))).data
      } catch (error) {
        if (error instanceof Refusal && error.status === 404) return null
        throw error
      }
    },
    refetchInterval: ({ state }) => (state.data && isAtOnce(state.data) ? lookAgainMs : false),
  })

export const useErase = (kind: Subject, id: string) =>
  useMutation({
    mutationFn: async (): Promise<Erasure> =>
      (
        await read(
          kind === 'lead'
            ? client.POST('/api/leads/{id}/erasure', at(id))
            : client.POST('/api/people/{id}/erasure', at(id)),
        )
      ).data,
    onSuccess: refresh('erasures', 'erasure'),
  })

/** One's own account, which is not erased sooner than one was told; where it goes at once, so does the session. */
export const useEraseOwn = (id: string) =>
  useMutation({
    mutationFn: async (waiting_days: number) => {
      const params = { path: { id }, query: { waiting_days } }
      const { data } = await read(client.POST('/api/people/{id}/erasure', { params }))
      if (isAtOnce(data)) session.endsWithAccount()
      return data
    },
    onSuccess: refresh('erasures', 'erasure'),
    // It may be because the days are fewer than one was told.
    onError: refresh('erasure-wait'),
  })

export const useCancelErasure = () =>
  useMutation({
    mutationFn: (id: string) => read(client.DELETE('/api/erasures/{id}', at(id))),
    onSuccess: refresh('erasures', 'erasure'),
  })

export const useErasureState = (id: string | undefined) =>
  useQuery({
    queryKey: ['erasure-state', id],
    enabled: id !== undefined,
    queryFn: async () => (await read(client.GET('/api/erasures/{id}', at(id as string)))).data,
    refetchInterval: ({ state }) =>
      state.data?.state === 'waiting' || state.data?.state === 'running' ? lookAgainMs : false,
  })

/** Once somebody is gone, no list names them. */
export const refreshPeople = refresh('people', 'people-names')

/** What went and what stayed, signed, with what it is checked by. */
export const useReceipt = () =>
  useMutation({
    mutationFn: async (id: string) => {
      const { receipt, signature, public_key } = (await read(client.GET('/api/erasures/{id}', at(id)))).data
      const text = JSON.stringify({ receipt, signature, public_key }, null, 2)
      saveFile(new Blob([text], { type: 'application/json' }), `erasure-${id}.json`)
    },
  })
