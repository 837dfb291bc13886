import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { operations } from '../../contract/schema.ts'
import { client, queryClient, read } from '../api/client.ts'

type Answer<O extends keyof operations> = operations[O] extends {
  responses: { 200: { content: { 'application/json': { data: infer D } } } }
}
  ? D
  : never
export type PersonRecord = Answer<'getPerson'>
export type Letter = Answer<'listMail'>[number]
export type Role = PersonRecord['role']
export const roles: readonly Role[] = ['telecaller', 'manager', 'admin', 'user']

export const nameOf = ({
  first_name,
  last_name,
  email,
}: Pick<PersonRecord, 'first_name' | 'last_name' | 'email'>) =>
  [first_name, last_name].filter(Boolean).join(' ') || email || ''

export const pageSize = 50
const refresh =
  (...keys: string[]) =>
  () =>
    Promise.all(keys.map(key => queryClient.invalidateQueries({ queryKey: [key] })))
const path = (id: string) => ({ params: { path: { id } } })

export const usePeople = (search: string, page: number) =>
  useQuery({
    queryKey: ['people', search, page],
    queryFn: () => {
      const query = { limit: pageSize, page, ...(search ? { search } : {}) }
      return read(client.GET('/api/people', { params: { query } }))
    },
    placeholderData: keepPreviousData,
  })

export const usePersonRecord = (id: string) =>
  useQuery({
    queryKey: ['people', id],
    queryFn: async () => (await read(client.GET('/api/people/{id}', path(id)))).data,
  })

export type PersonChange = { id: string; role?: Role; disabled?: boolean }

export const useChangePerson = () =>
  useMutation({
    mutationFn: async ({ id, ...body }: PersonChange) =>
      (await read(client.PATCH('/api/people/{id}', { ...path(id), body }))).data,
    onSuccess: refresh('people', 'people-names', 'person-sessions'),
  })

export const useSendReset = () =>
  useMutation({
    mutationFn: async (id: string) =>
      (await read(client.POST('/api/people/{id}/password-reset', path(id)))).data,
    onSuccess: refresh('mail'),
  })

export const usePersonSessions = (id: string) =>
  useQuery({
    queryKey: ['person-sessions', id],
    queryFn: async () => (await read(client.GET('/api/people/{id}/sessions', path(id)))).data,
    staleTime: 0,
  })

/** One of somebody's sessions, or all of them; answers how many. */
export const useEndSessions = (id: string) =>
  useMutation({
    mutationFn: async (session?: string) => {
      if (session === undefined)
        return (await read(client.DELETE('/api/people/{id}/sessions', path(id)))).data.ended
      const params = { path: { id, session_id: session } }
      await read(client.DELETE('/api/people/{id}/sessions/{session_id}', { params }))
      return 1
    },
    onSuccess: refresh('person-sessions'),
  })

export const useInvitations = () =>
  useQuery({
    queryKey: ['invitations'],
    queryFn: async () => (await read(client.GET('/api/invitations'))).data,
  })

export type Invitation = { email: string; role: Role; first_name?: string; last_name?: string }

export const useInvite = () =>
  useMutation({
    mutationFn: async (body: Invitation) => (await read(client.POST('/api/invitations', { body }))).data,
    onSuccess: refresh('invitations', 'mail', 'system-status', 'count'),
  })

export const useTakeBack = () =>
  useMutation({
    mutationFn: async (id: string) => (await read(client.DELETE('/api/invitations/{id}', path(id)))).data,
    onSuccess: refresh('invitations'),
  })

export const useMail = (page: number) =>
  useQuery({
    queryKey: ['mail', page],
    queryFn: () => read(client.GET('/api/mail', { params: { query: { limit: pageSize, page } } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useSendLetter = () =>
  useMutation({
    mutationFn: (id: string) => read(client.POST('/api/mail/{id}/send', path(id))),
    onSuccess: refresh('mail', 'system-status', 'count'),
  })

export const useDropLetter = () =>
  useMutation({
    mutationFn: (id: string) => read(client.DELETE('/api/mail/{id}', path(id))),
    onSuccess: refresh('mail', 'system-status', 'count'),
  })
