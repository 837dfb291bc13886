import { useMutation, useQuery } from '@tanstack/react-query'
import type { components } from '../../contract/schema.ts'
import { client, queryClient, read } from '../api/client.ts'
import { saveFile } from '../device/save-file.ts'
import { readProblems } from './problems.ts'

export type Import = components['schemas']['LeadImport']
export type ImportWithPreview = components['schemas']['LeadImportWithPreview']
export type ImportField = NonNullable<Import['mapping'][number]>
export type ImportOptions = Import['options']
export type Counts = NonNullable<Import['checked']>

export const importFields: readonly ImportField[] = [
  'name',
  'first_name',
  'last_name',
  'phone',
  'email',
  'company',
  'source',
  'status',
]

const isAtWork = (one: Import | undefined) =>
  one?.state === 'checking' || one?.state === 'running' || one?.state === 'undoing'

// Soon at first, for most files are small; then ever more seldom, for requests are counted by the hour.
const nextLook = (looks: number) => Math.min(400 * 1.4 ** looks, 8_000)

/** How an import stands; asked again only while the service works on it. */
export const useImport = (id: string) =>
  useQuery({
    queryKey: ['import', id],
    queryFn: async () =>
      (await read(client.GET('/api/leads/imports/{id}', { params: { path: { id } } }))).data,
    refetchInterval: ({ state }) => (isAtWork(state.data) ? nextLook(state.dataUpdateCount) : false),
  })

export const useImports = () =>
  useQuery({
    queryKey: ['imports'],
    queryFn: async () =>
      (await read(client.GET('/api/leads/imports', { params: { query: { limit: 10 } } }))).data,
    staleTime: 0,
  })

export const useUpload = () =>
  useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData()
      form.append('file', file)
      const body = form as unknown as { file?: string }
      return (await read(client.POST('/api/leads/imports', { body, bodySerializer: () => form }))).data
    },
    onSuccess: made => queryClient.setQueryData(['import', made.id], made),
  })

const path = (id: string) => ({ params: { path: { id } } })
const lookAgain = ({ id }: { id: string }) => {
  // Begins to look often anew.
  queryClient.removeQueries({ queryKey: ['import-problems', id] })
  return queryClient.resetQueries({ queryKey: ['import', id] })
}

type TryOut = { id: string; mapping?: Import['mapping']; options: ImportOptions }

export const useTryOut = () =>
  useMutation({
    mutationFn: async ({ id, mapping, options }: TryOut) => {
      if (mapping)
        await read(client.PUT('/api/leads/imports/{id}/mapping', { ...path(id), body: { mapping } }))
      return (await read(client.POST('/api/leads/imports/{id}/dry-run', { ...path(id), body: options }))).data
    },
    onSuccess: lookAgain,
  })

export const useRun = () =>
  useMutation({
    mutationFn: async ({ id, options }: Import) =>
      (await read(client.POST('/api/leads/imports/{id}/run', { ...path(id), body: options }))).data,
    onSuccess: lookAgain,
  })

export const useUndo = () =>
  useMutation({
    mutationFn: async ({ id }: Import) =>
      (await read(client.POST('/api/leads/imports/{id}/undo', path(id)))).data,
    onSuccess: lookAgain,
  })

const problems = '/api/leads/imports/{id}/problems'

export const useProblems = ({ id, state }: Import, enabled: boolean) =>
  useQuery({
    queryKey: ['import-problems', id, state],
    queryFn: async () => {
      const body = await read(client.GET(problems, { ...path(id), parseAs: 'stream' }))
      return readProblems(body as ReadableStream<Uint8Array>)
    },
    enabled,
  })

/** The whole file of problems, as the browser saves it. */
export const useDownloadProblems = () =>
  useMutation({
    mutationFn: async ({ id, file_name }: Import) => {
      const blob = (await read(client.GET(problems, { ...path(id), parseAs: 'blob' }))) as Blob
      saveFile(blob, `${(file_name ?? 'import').replace(/\.csv$/i, '')}-problems.csv`)
    },
  })
