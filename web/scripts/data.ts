import { useMutation, useQuery } from '@tanstack/react-query'
import type { components } from '../../contract/schema.ts'
import { client, queryClient, read, readVersioned } from '../api/client.ts'

export type CallScript = components['schemas']['CallScript']
export type NewScript = Required<components['schemas']['NewCallScript']>

export const useScripts = () =>
  useQuery({
    queryKey: ['scripts'],
    queryFn: async () =>
      (await read(client.GET('/api/scripts', { params: { query: { limit: 1000 } } }))).data,
  })

export const useScript = (id: string) =>
  useQuery({
    queryKey: ['script', id],
    queryFn: () => readVersioned(client.GET('/api/scripts/{id}', { params: { path: { id } } })),
  })

const lookAgain = () => queryClient.invalidateQueries({ queryKey: ['scripts'] })

/** A new one without an id. Refused with 409 where one stands for the same leads, with 412 where somebody changed it since. */
export const useSaveScript = (id: string | undefined) =>
  useMutation({
    mutationFn: ({ script: body, etag }: { script: NewScript; etag: string }) =>
      readVersioned(
        id === undefined
          ? client.POST('/api/scripts', { body })
          : client.PUT('/api/scripts/{id}', {
              params: { path: { id }, header: { 'If-Match': etag } },
              body,
            }),
      ),
    onSuccess: saved => {
      queryClient.setQueryData(['script', saved.value.id], saved)
      return lookAgain()
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ['script', id] }),
  })

export const useDeleteScript = () =>
  useMutation({
    mutationFn: (id: string) => read(client.DELETE('/api/scripts/{id}', { params: { path: { id } } })),
    onSuccess: lookAgain,
  })

/** Puts one back that was deleted. */
export async function restoreScript({ source, status, title, body }: CallScript) {
  await read(client.POST('/api/scripts', { body: { source, status, title, body } }))
  await lookAgain()
}
