import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { components } from '../../contract/schema.ts'
import { client, queryClient, read, readVersioned } from '../api/client.ts'
import type { Given } from './draft.ts'

export const states = ['all', 'active', 'retired'] as const
export type State = (typeof states)[number]
export type Used = components['schemas']['AssessmentUse']
export const pageSize = 20

const at = (id: string) => ({ params: { path: { id } } })

export const useUsage = (state: State, page: number) =>
  useQuery({
    queryKey: ['definitions', state, page],
    queryFn: () =>
      read(client.GET('/api/assessments/usage', { params: { query: { state, page, limit: pageSize } } })),
    placeholderData: keepPreviousData,
  })

export const useVersions = (id: string) =>
  useQuery({
    queryKey: ['definition', id, 'versions'],
    queryFn: async () => (await read(client.GET('/api/assessments/{id}/versions', at(id)))).data,
  })

const editable = (id: string) => readVersioned(client.GET('/api/assessments/{id}', at(id)))

export const useEditable = (id: string) =>
  useQuery({ queryKey: ['definition', id, 'edit'], queryFn: () => editable(id), staleTime: 0, gcTime: 0 })

/** Which version is there now, for whoever wants theirs in its place. */
export const etagNow = async (id: string) => (await editable(id)).etag

type Save = { given: Given; etag: string | undefined; key: string }

/** New without an id; otherwise a new version in place of the one that was read. Gives its id. */
export const useSaveDefinition = (id: string | undefined) =>
  useMutation({
    mutationFn: async ({ given, etag, key }: Save): Promise<string> => {
      if (id === undefined) {
        const header = { 'Idempotency-Key': key }
        const made = await read(client.POST('/api/assessments', { params: { header }, body: given }))
        return made.data.id
      }
      const header = { 'If-Match': etag ?? '*' }
      await read(client.PUT('/api/assessments/{id}', { params: { path: { id }, header }, body: given }))
      return id
    },
    onSuccess: () =>
      Promise.all(
        [['definitions'], ['definition'], ['assessments'], ['intake']].map(queryKey =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
