import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { components, operations } from '../../contract/schema.ts'
import { client, queryClient, read } from '../api/client.ts'
import { onLeadChange } from '../frame/live.ts'
import type { Interval, Span } from './period.ts'

export type LeadNumbers = components['schemas']['LeadAnalytics']
export type PersonNumbers = components['schemas']['TelecallerAnalytics']
export type LeadMeasure = NonNullable<
  NonNullable<operations['listAnalyticsLeadsRows']['parameters']['query']>['measure']
>
export type PersonMeasure = NonNullable<
  NonNullable<operations['listAnalyticsTelecallerRows']['parameters']['query']>['measure']
>
export type LeadRow = components['schemas']['LeadRow']
export type EventRow = components['schemas']['EventRow'] | components['schemas']['CallRow']
export type CallMeasure = NonNullable<
  NonNullable<operations['listAnalyticsCallsRows']['parameters']['query']>['measure']
>

/** A source that is empty: leads that have none. */
export type Scope = { span: Span; zone: string; source?: string | undefined; person?: string | undefined }

const spanQuery = ({ span, zone }: Scope) => ({ from: span.from, to: span.to, time_zone: zone })
const leadQuery = (scope: Scope) => ({
  ...spanQuery(scope),
  ...(scope.source === '' ? { without_source: 'true' as const } : {}),
  ...(scope.source ? { source: scope.source } : {}),
  ...(scope.person === undefined ? {} : { assigned_to: scope.person }),
})

/** What was shown stays until the new numbers are there: nothing on the page jumps. */
const still = { placeholderData: keepPreviousData }

export const useLeadNumbers = (scope: Scope, interval: Interval, enabled = true) =>
  useQuery({
    queryKey: ['team', 'leads', scope, interval],
    queryFn: async () =>
      (
        await read(
          client.GET('/api/analytics/leads', { params: { query: { ...leadQuery(scope), interval } } }),
        )
      ).data,
    enabled,
    ...still,
  })

export const usePeopleNumbers = (scope: Scope, enabled = true) =>
  useQuery({
    queryKey: ['team', 'people', scope.span, scope.zone],
    queryFn: async () =>
      (await read(client.GET('/api/analytics/telecallers', { params: { query: spanQuery(scope) } }))).data,
    enabled,
    ...still,
  })

export const useLeadRows = (scope: Scope, measure: LeadMeasure) =>
  useInfiniteQuery({
    queryKey: ['team-rows', 'leads', scope, measure],
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const query = { ...leadQuery(scope), measure, ...(pageParam ? { cursor: pageParam } : {}) }
      const { data, meta } = await read(client.GET('/api/analytics/leads/rows', { params: { query } }))
      return { rows: data, next: meta.next_cursor }
    },
    getNextPageParam: ({ next }) => next,
  })

export const useEventRows = (scope: Scope, id: string, measure: PersonMeasure) =>
  useInfiniteQuery({
    queryKey: ['team-rows', 'events', scope, id, measure],
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const query = { ...spanQuery(scope), measure, ...(pageParam ? { cursor: pageParam } : {}) }
      const params = { path: { id }, query }
      const { data, meta } = await read(client.GET('/api/analytics/telecallers/{id}/rows', { params }))
      return { rows: data, next: meta.next_cursor, leftOut: meta.left_out }
    },
    getNextPageParam: ({ next }) => next,
  })

/** Calls of everyone together, or of the person the page is about. */
export const useCallRows = (scope: Scope, measure: CallMeasure) =>
  useInfiniteQuery({
    queryKey: ['team-rows', 'calls', scope, measure],
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const whose = scope.person === undefined ? {} : { assigned_to: scope.person }
      const query = { ...spanQuery(scope), ...whose, measure, ...(pageParam ? { cursor: pageParam } : {}) }
      const { data, meta } = await read(client.GET('/api/analytics/calls/rows', { params: { query } }))
      return { rows: data, next: meta.next_cursor }
    },
    getNextPageParam: ({ next }) => next,
  })

// A whole team changes a lead every second: the numbers follow, but not each time, for requests are counted by the hour.
const restMs = 60_000

/** Counts anew some time after leads have changed. */
export function useLiveNumbers() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onLeadChange(() => {
      timer ??= setTimeout(() => {
        timer = undefined
        void queryClient.invalidateQueries({ queryKey: ['team'] })
      }, restMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
}
