import { useMutation, useQuery } from '@tanstack/react-query'
import type { components } from '../../contract/schema.ts'
import { client, queryClient, readVersioned } from '../api/client.ts'

export type CallingHours = components['schemas']['CallingHours']
export type CallQueue = components['schemas']['CallQueue']
export type Saved<T> = { value: T; etag: string }

/** Refused with 412 where somebody else changed it since it was read. */
const saving = <T>(key: string, put: (body: T, etag: string) => Promise<Saved<T>>) => ({
  mutationFn: ({ value, etag }: Saved<T>) => put(value, etag),
  onSuccess: (saved: Saved<T>) => queryClient.setQueryData([key], saved),
  onError: () => queryClient.invalidateQueries({ queryKey: [key] }),
})
const ifMatch = (etag: string) => ({ header: { 'If-Match': etag } })

export const useCallingHours = (staleTime = 0) =>
  useQuery({
    queryKey: ['calling-hours'],
    queryFn: () => readVersioned(client.GET('/api/settings/calling-hours')),
    staleTime,
  })

export const useSaveCallingHours = () =>
  useMutation(
    saving<CallingHours>('calling-hours', (body, etag) =>
      readVersioned(client.PUT('/api/settings/calling-hours', { params: ifMatch(etag), body })),
    ),
  )

export const useCallQueue = () =>
  useQuery({
    queryKey: ['call-queue'],
    queryFn: () => readVersioned(client.GET('/api/settings/call-queue')),
  })

export const useSaveCallQueue = () =>
  useMutation(
    saving<CallQueue>('call-queue', (body, etag) =>
      readVersioned(client.PUT('/api/settings/call-queue', { params: ifMatch(etag), body })),
    ),
  )
