import { useMutation, useQuery } from '@tanstack/react-query'
import type { components } from '../../contract/schema.ts'
import { client, queryClient, read } from '../api/client.ts'

export type Status = components['schemas']['SystemStatus']
export type TroubledEndpoint = Status['events']['endpoints'][number]

const lookEveryMs = 60_000
const statusQuery = {
  queryKey: ['system-status'],
  queryFn: async () => (await read(client.GET('/api/system/status'))).data,
  staleTime: 5_000,
}

export const useStatus = () => useQuery({ ...statusQuery, refetchInterval: lookEveryMs })

/** For the rail, which asks together with the page. */
export const statusNow = () => queryClient.fetchQuery(statusQuery)

const lookAgain = () => {
  void queryClient.invalidateQueries({ queryKey: ['count', 'attention'] })
  return queryClient.invalidateQueries({ queryKey: statusQuery.queryKey })
}

const queuePath = (queue: string) => ({ params: { path: { queue } } })

export const useRetryJobs = () =>
  useMutation({
    mutationFn: async (queue: string) =>
      (await read(client.POST('/api/system/failed-jobs/{queue}/retry', queuePath(queue)))).data.jobs,
    onSuccess: lookAgain,
  })

export const useDropJobs = () =>
  useMutation({
    mutationFn: (queue: string) => read(client.DELETE('/api/system/failed-jobs/{queue}', queuePath(queue))),
    onSuccess: lookAgain,
  })

/** Switches it on, where it was off, and sends what was parked. */
export const useTryEndpoint = () =>
  useMutation({
    mutationFn: async ({ id, is_active }: TroubledEndpoint) => {
      const path = { params: { path: { id } } }
      if (!is_active)
        await read(client.PATCH('/api/notifications/endpoints/{id}', { ...path, body: { is_active: true } }))
      await read(client.POST('/api/notifications/endpoints/{id}/replay', path))
    },
    onSuccess: lookAgain,
  })
