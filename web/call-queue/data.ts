import { useMutation, useQuery } from '@tanstack/react-query'
import type { components } from '../../contract/schema.ts'
import { client, readVersioned } from '../api/client.ts'
import { ifMatch, saving } from '../api/setting.ts'

export type CallingHours = components['schemas']['CallingHours']
export type CallQueue = components['schemas']['CallQueue']
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
