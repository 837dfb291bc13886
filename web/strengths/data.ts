import { useMutation, useQuery } from '@tanstack/react-query'
import type { components, operations } from '../../contract/schema.ts'
import { client, queryClient, read } from '../api/client.ts'

export type WholeTeam = components['schemas']['WholeTeam']
export type Member = components['schemas']['TeamMember']
export type Compatibility = components['schemas']['TeamCompatibility']
export type Dimension = Compatibility['coverage'][number]['dimension']
export type Result =
  operations['getAssessmentResults']['responses'][200]['content']['application/json']['data']

const at = (id: string) => ({ params: { path: { id } } })
const mostAtOnce = 100

export const useTeams = () =>
  useQuery({
    queryKey: ['teams'],
    queryFn: async () => {
      const page = async (number: number) =>
        read(client.GET('/api/teams', { params: { query: { page: number, limit: mostAtOnce } } }))
      const first = await page(1)
      const teams = [...first.data]
      for (let number = 2; teams.length < first.meta.total; number++) {
        const { data } = await page(number)
        if (data.length === 0) break
        teams.push(...data)
      }
      return teams.sort((a, b) => a.name.localeCompare(b.name))
    },
  })

export const useTeam = (id: string) =>
  useQuery({
    queryKey: ['team', id],
    queryFn: async () => (await read(client.GET('/api/teams/{id}', at(id)))).data,
  })

export const useCompatibility = (id: string) =>
  useQuery({
    queryKey: ['compatibility', id],
    queryFn: async () => (await read(client.GET('/api/teams/{id}/compatibility', at(id)))).data,
  })

const refreshTeams = (id: string) =>
  Promise.all(
    [['teams'], ['team', id], ['compatibility', id]].map(queryKey =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )

/** Makes a team, or changes the one named. */
export const useSaveTeam = (id: string | undefined) =>
  useMutation({
    mutationFn: async (body: { name: string; member_ids: string[] }) =>
      id === undefined
        ? (await read(client.POST('/api/teams', { body }))).data
        : (await read(client.PUT('/api/teams/{id}', { ...at(id), body }))).data,
    onSuccess: team => refreshTeams(team.id),
  })

export const useDeleteTeam = (id: string) =>
  useMutation({
    mutationFn: () => read(client.DELETE('/api/teams/{id}', at(id))),
    onSuccess: () => {
      for (const queryKey of [
        ['team', id],
        ['compatibility', id],
      ])
        queryClient.removeQueries({ queryKey })
      return queryClient.invalidateQueries({ queryKey: ['teams'] })
    },
  })

/** Somebody's latest results; that they were read is noted by the service. */
export const useResultsOf = (person: string, assessment: string | undefined) =>
  useQuery({
    queryKey: ['results-of', person, assessment],
    queryFn: async () =>
      (
        await read(
          client.GET('/api/assessments/{id}/results', {
            params: { path: { id: assessment as string }, query: { user_id: person } },
          }),
        )
      ).data,
    enabled: assessment !== undefined,
  })

export const fullName = ({ first_name, last_name }: Pick<Member, 'first_name' | 'last_name'>) =>
  [first_name, last_name].filter(Boolean).join(' ')

export type Validity =
  operations['getAssessmentValidity']['responses'][200]['content']['application/json']['data']

export const useValidity = (assessment: string | undefined) =>
  useQuery({
    queryKey: ['validity', assessment],
    queryFn: async () =>
      (await read(client.GET('/api/assessments/{id}/validity', at(assessment as string)))).data,
    enabled: assessment !== undefined,
    staleTime: 600_000,
  })
