import { useMutation, useQuery } from '@tanstack/react-query'
import type { components } from '../../contract/schema.ts'
import { client, queryClient, read, readVersioned } from '../api/client.ts'
import type { Rule } from './draft.ts'

export type AssignablePerson = components['schemas']['AssignablePerson']
export type TriedOut = components['schemas']['Assignment'] & { rules: Rule[] }

export const nameOf = ({ id, first_name, last_name }: AssignablePerson) =>
  [first_name, last_name].filter(Boolean).join(' ') || id.slice(0, 8)

export const useRules = () =>
  useQuery({
    queryKey: ['assignment-rules'],
    queryFn: () => readVersioned(client.GET('/api/settings/assignment')),
  })

/** Refused with 412 where somebody else changed the rules since they were read. */
export const useSaveRules = () =>
  useMutation({
    mutationFn: ({ rules, etag }: { rules: Rule[]; etag: string }) => {
      const params = { header: { 'If-Match': etag } }
      return readVersioned(client.PUT('/api/settings/assignment', { params, body: { rules } }))
    },
    onSuccess: saved => queryClient.setQueryData(['assignment-rules'], saved),
    onError: () => queryClient.invalidateQueries({ queryKey: ['assignment-rules'] }),
  })

export const useTryOut = () =>
  useMutation({
    mutationFn: async (rules: Rule[]): Promise<TriedOut> => {
      const { data } = await read(client.POST('/api/assignment/try-out', { body: { rules } }))
      return { ...data, rules }
    },
  })

export const usePeople = () =>
  useQuery({
    queryKey: ['assignable-people'],
    queryFn: async () => (await read(client.GET('/api/people/availability'))).data,
  })

const lookAgain = () => queryClient.invalidateQueries({ queryKey: ['assignable-people'] })

export const useSetAvailability = () =>
  useMutation({
    mutationFn: async ({ id, ...body }: { id: string; available: boolean; until?: string | null }) =>
      (await read(client.PUT('/api/people/{id}/availability', { params: { path: { id } }, body }))).data,
    onSuccess: lookAgain,
  })

/** How many leads nobody has. */
export const useUnassigned = () =>
  useQuery({
    queryKey: ['unassigned-leads'],
    queryFn: async () => {
      const query = { assigned_to: 'nobody', limit: 1 }
      return (await read(client.GET('/api/leads', { params: { query } }))).meta.total ?? 0
    },
    staleTime: 0,
  })

/** What giving them out would do now, by the rules as they are saved. */
export const useTryGiveOut = () =>
  useMutation({
    mutationFn: async () =>
      (await read(client.POST('/api/assignment/try-out', { body: { leads: 'unassigned' } }))).data,
  })

/** The oldest leads that nobody has, by the rules as they are saved. */
export const useGiveOut = () =>
  useMutation({
    mutationFn: async () => (await read(client.POST('/api/assignment/runs', { body: { limit: 1000 } }))).data,
    onSuccess: () =>
      Promise.all([lookAgain(), queryClient.invalidateQueries({ queryKey: ['unassigned-leads'] })]),
  })
