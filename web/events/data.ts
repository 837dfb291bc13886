import { keepPreviousData, useMutation, useMutationState, useQuery } from '@tanstack/react-query'
import type { components } from '../../contract/schema.ts'
import { client, queryClient, read } from '../api/client.ts'

export type Endpoint = components['schemas']['Endpoint']
export type Delivery = components['schemas']['Delivery']
export type DeliveryState = Delivery['state']
export type Message = components['schemas']['WebhookDelivery']
export type Product = components['schemas']['Product']
export type NewProduct = components['schemas']['NewProduct']

export const eventKinds = [
  'assessment.started',
  'assessment.completed',
  'assessment.error',
  'report.generated',
  'lead.created',
  'lead.updated',
  'lead.deleted',
  'lead.converted',
] as const
export type EventKind = (typeof eventKinds)[number]
export const sources = ['stripe', 'razorpay', 'wordpress', 'ghost'] as const
export const messageStates = ['received', 'processed', 'ignored', 'failed'] as const

export const pageSize = 20
const path = (id: string) => ({ params: { path: { id } } })
const refresh =
  (...keys: string[]) =>
  () =>
    Promise.all(keys.map(key => queryClient.invalidateQueries({ queryKey: [key] })))
const endpointsChanged = refresh('endpoints', 'deliveries', 'system-status', 'count')

export const useEndpoints = () =>
  useQuery({
    queryKey: ['endpoints'],
    queryFn: async () =>
      (await read(client.GET('/api/notifications/endpoints', { params: { query: { limit: 100 } } }))).data,
  })

export const useAddEndpoint = () =>
  useMutation({
    mutationFn: async (body: components['schemas']['NewEndpoint']) =>
      (await read(client.POST('/api/notifications/endpoints', { body }))).data,
    onSuccess: endpointsChanged,
  })

export const useSwitchEndpoint = (id: string) =>
  useMutation({
    mutationFn: (is_active: boolean) =>
      read(client.PATCH('/api/notifications/endpoints/{id}', { ...path(id), body: { is_active } })),
    onSuccess: endpointsChanged,
  })

export const useRotateSecret = (id: string) =>
  useMutation({
    mutationFn: async () =>
      (await read(client.POST('/api/notifications/endpoints/{id}/secret', path(id)))).data.secret,
    onSuccess: endpointsChanged,
  })

const deletingKey = (id: string) => ['delete-endpoint', id]

export const useDeleteEndpoint = (id: string) =>
  useMutation({
    mutationKey: deletingKey(id),
    mutationFn: () => read(client.DELETE('/api/notifications/endpoints/{id}', path(id))),
    // Not its deliveries, which are gone with it.
    onSuccess: refresh('endpoints', 'system-status', 'count'),
  })

export const useSendTest = (id: string) =>
  useMutation({
    mutationFn: () => read(client.POST('/api/notifications/endpoints/{id}/test', path(id))),
    onSuccess: endpointsChanged,
  })

export const useReplayAll = (id: string) =>
  useMutation({
    mutationFn: async () =>
      (await read(client.POST('/api/notifications/endpoints/{id}/replay', path(id)))).data.replayed,
    onSuccess: endpointsChanged,
  })

export const useReplay = (id: string) =>
  useMutation({
    mutationFn: (delivery_id: string) =>
      read(
        client.POST('/api/notifications/endpoints/{id}/deliveries/{delivery_id}/replay', {
          params: { path: { id, delivery_id } },
        }),
      ),
    onSuccess: endpointsChanged,
  })

const soonMs = 2_000
// What has a next attempt minutes away is not looked at every other second: requests are counted by the hour.
const isDueSoon = ({ state, next_attempt_at }: Delivery) =>
  state === 'waiting' && next_attempt_at !== null && Date.parse(next_attempt_at) < Date.now() + 10_000

export function useDeliveries(id: string, state: DeliveryState | undefined, page: number) {
  const deletions = useMutationState({
    filters: { mutationKey: deletingKey(id) },
    select: ({ state: { status } }) => status,
  })
  return useQuery({
    queryKey: ['deliveries', id, state, page],
    // Once it is being deleted, nobody asks what was delivered to it.
    enabled: deletions.every(status => status === 'idle' || status === 'error'),
    queryFn: () => {
      const query = { limit: pageSize, page, ...(state ? { state } : {}) }
      return read(
        client.GET('/api/notifications/endpoints/{id}/deliveries', { params: { path: { id }, query } }),
      )
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.data.some(isDueSoon) && dataUpdateCount < 30 ? soonMs : false,
  })
}

export type MessageFilter = { source?: Message['source']; state?: Message['state'] }

export const useMessages = (filter: MessageFilter, page: number) =>
  useQuery({
    queryKey: ['messages', filter, page],
    queryFn: () =>
      read(
        client.GET('/api/webhooks/deliveries', { params: { query: { ...filter, limit: pageSize, page } } }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useMessage = (id: string) =>
  useQuery({
    queryKey: ['messages', id],
    queryFn: async () => (await read(client.GET('/api/webhooks/deliveries/{id}', path(id)))).data,
  })

export const useReplayMessage = () =>
  useMutation({
    mutationFn: (id: string) => read(client.POST('/api/webhooks/deliveries/{id}/replay', path(id))),
    onSuccess: refresh('messages', 'system-status', 'count'),
  })

export const useProducts = (page: number) =>
  useQuery({
    queryKey: ['products', page],
    queryFn: () => read(client.GET('/api/products', { params: { query: { limit: pageSize, page } } })),
    placeholderData: keepPreviousData,
  })

export const useSaveProduct = (id: string | undefined) =>
  useMutation({
    mutationFn: async (body: NewProduct) =>
      (
        await read(
          id
            ? client.PUT('/api/products/{id}', { ...path(id), body })
            : client.POST('/api/products', { body }),
        )
      ).data,
    onSuccess: refresh('products'),
  })

export const usePurchases = (id: string, page: number) =>
  useQuery({
    queryKey: ['purchases', id, page],
    queryFn: () =>
      read(
        client.GET('/api/products/{id}/purchases', {
          params: { path: { id }, query: { limit: pageSize, page } },
        }),
      ),
    placeholderData: keepPreviousData,
  })

export const useAssessmentNames = () =>
  useQuery({
    queryKey: ['assessment-names'],
    queryFn: async () => (await read(client.GET('/api/assessments'))).data,
    select: list => list.map(({ id, title }) => ({ id, title })),
  })
