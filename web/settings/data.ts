import { useMutation, useQuery } from '@tanstack/react-query'
import { client, queryClient, read } from '../api/client.ts'
import { session } from '../api/session.ts'

const refresh = (key: string) => () => queryClient.invalidateQueries({ queryKey: [key] })

export const useSessions = () =>
  useQuery({
    queryKey: ['sessions'],
    queryFn: async () => (await read(client.GET('/api/auth/sessions'))).data,
  })

export const useEndSession = () =>
  useMutation({
    mutationFn: (id: string) => read(client.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } })),
    onSuccess: refresh('sessions'),
  })

export const useEndOtherSessions = () =>
  useMutation({
    mutationFn: async () =>
      (await read(client.DELETE('/api/auth/sessions', { params: { query: { except: 'this' } } }))).data.ended,
    onSuccess: refresh('sessions'),
  })

/** As it is now: an address may have been confirmed since the session began. */
export const useAccount = () =>
  useQuery({ queryKey: ['account'], queryFn: async () => (await read(client.GET('/api/auth/me'))).data })

export async function rename(names: { first_name: string | null; last_name: string | null }) {
  const { data } = await read(client.PATCH('/api/auth/me', { body: names }))
  queryClient.setQueryData(['account'], data)
  session.renamed(data)
}

/** It ends every session, this one too; with the new password another begins at once. */
export async function changePassword(email: string, body: { current_password: string; password: string }) {
  await read(client.PATCH('/api/auth/me', { body }))
  await session.signIn(email, body.password)
}

export const useSendLinkAgain = () =>
  useMutation({ mutationFn: () => read(client.POST('/api/auth/verify/resend')) })

export const useTokens = () =>
  useQuery({ queryKey: ['tokens'], queryFn: async () => (await read(client.GET('/api/auth/tokens'))).data })

export const useMakeToken = () =>
  useMutation({
    mutationFn: async (body: { name: string; read_only: boolean }) =>
      (await read(client.POST('/api/auth/tokens', { body }))).data,
    onSuccess: refresh('tokens'),
  })

export const useRevokeToken = () =>
  useMutation({
    mutationFn: (id: string) => read(client.DELETE('/api/auth/tokens/{id}', { params: { path: { id } } })),
    onSuccess: refresh('tokens'),
  })

export const useAvailability = () =>
  useQuery({
    queryKey: ['availability'],
    queryFn: async () => (await read(client.GET('/api/availability'))).data,
  })

export const useSetAvailability = () =>
  useMutation({
    mutationFn: async (available: boolean) =>
      (await read(client.PUT('/api/availability', { body: { available } }))).data,
    onSuccess: data => queryClient.setQueryData(['availability'], data),
  })

export type Letters = keyof typeof letters

const letters = {
  followUps: {
    read: async () => (await read(client.GET('/api/follow-ups/preferences'))).data.digest,
    write: (digest: boolean) => read(client.PUT('/api/follow-ups/preferences', { body: { digest } })),
  },
  reports: {
    read: async () => (await read(client.GET('/api/reports/preferences'))).data.letters,
    write: (wanted: boolean) => read(client.PUT('/api/reports/preferences', { body: { letters: wanted } })),
  },
}

export const useLetters = (kind: Letters) =>
  useQuery({ queryKey: ['letters', kind], queryFn: letters[kind].read })

export const useSetLetters = (kind: Letters) =>
  useMutation({
    mutationFn: async (wanted: boolean) => {
      await letters[kind].write(wanted)
    },
    onSuccess: (_, wanted) => queryClient.setQueryData(['letters', kind], wanted),
  })
