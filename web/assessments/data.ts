import { useMutation, useQuery } from '@tanstack/react-query'
import type { operations } from '../../contract/schema.ts'
import { client, queryClient, read } from '../api/client.ts'
import type { KeptAnswer } from '../device/answers.ts'

type Body<T extends keyof operations, Status extends number> = operations[T] extends {
  responses: { [S in Status]: { content: { 'application/json': infer Said } } }
}
  ? Said
  : never
export type Attempt = Body<'startAssessment', 201>['data']
export type Question = Attempt['questions'][number]
export type Intake = Record<string, string | string[]>

const at = (id: string) => ({ params: { path: { id } } })

/** What is offered to everybody, without the questions: those come one by one. */
export const useAssessments = () =>
  useQuery({
    queryKey: ['assessments'],
    queryFn: async () => {
      const query = { limit: 100, without_questions: 'true', by: 'staff' } as const
      const { data } = await read(client.GET('/api/assessments', { params: { query } }))
      return data.map(({ id, title, description }) => ({ id, title, description }))
    },
  })
export type Assessment = NonNullable<ReturnType<typeof useAssessments>['data']>[number]

/** One that is not offered to everybody, which somebody was told the address of. */
export const useAssessment = (id: string | undefined) =>
  useQuery({
    queryKey: ['assessment', id],
    enabled: id !== undefined,
    queryFn: async (): Promise<Assessment> => {
      const { title, description } = (await read(client.GET('/api/assessments/{id}', at(id as string)))).data
      return { id: id as string, title, description }
    },
  })

/** What this person has begun or taken, also where that is no longer in use. */
export const useTaken = () =>
  useQuery({
    queryKey: ['taken'],
    queryFn: async () => (await read(client.GET('/api/assessments/taken'))).data,
  })
export type Taken = NonNullable<ReturnType<typeof useTaken>['data']>[number]

export const useIntake = (id: string) =>
  useQuery({
    queryKey: ['intake', id],
    queryFn: async () => (await read(client.GET('/api/assessments/{id}/intake', at(id)))).data,
  })

export const useComparisonConsent = () =>
  useQuery({
    queryKey: ['comparison-consent'],
    queryFn: async () => (await read(client.GET('/api/comparison-consent'))).data.given,
  })

/** Consent first: whoever agreed must not find afterwards that it was not noted. */
export const useStart = (assessment_id: string) =>
  useMutation({
    mutationFn: async ({ intake, compare }: { intake: Intake; compare: boolean }) => {
      if (compare !== queryClient.getQueryData(['comparison-consent'])) {
        await read(client.PUT('/api/comparison-consent', { body: { given: compare } }))
        queryClient.setQueryData(['comparison-consent'], compare)
      }
      await read(client.POST('/api/assessments/start', { body: { assessment_id, intake } }))
      await queryClient.invalidateQueries({ queryKey: ['taken'] })
    },
  })

export const usePrices = (assessment_id: string) =>
  useQuery({
    queryKey: ['prices', assessment_id],
    queryFn: async () =>
      (await read(client.GET('/api/products', { params: { query: { assessment_id } } }))).data,
    retry: false,
  })

/** The attempt with all that was answered so far, from this device or another. */
export const useOpenedAttempt = (id: string) =>
  useQuery({
    queryKey: ['sitting', id],
    queryFn: async () => (await read(client.GET('/api/assessments/{id}/responses', at(id)))).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
export type Opened = NonNullable<ReturnType<typeof useOpenedAttempt>['data']>

export const sendAnswers = async (id: string, attempt_id: string, answers: KeptAnswer[]) =>
  (await read(client.POST('/api/assessments/{id}/responses', { ...at(id), body: { attempt_id, answers } })))
    .data.attempt

export const pause = async (id: string) =>
  (await read(client.PUT('/api/assessments/{id}/pause', at(id)))).data

export const goOn = async (id: string) =>
  (await read(client.DELETE('/api/assessments/{id}/pause', at(id)))).data

export const askForTime = async (id: string) =>
  (await read(client.POST('/api/assessments/{id}/extensions', at(id)))).data

export async function giveUp(id: string) {
  await read(client.DELETE('/api/assessments/{id}/attempt', at(id)))
  await queryClient.invalidateQueries({ queryKey: ['taken'] })
}

/** Repeated, it gives the same results. */
export async function submit(assessment: string, attempt_id: string) {
  await read(client.POST('/api/assessments/submit', { body: { attempt_id } }))
  await queryClient.invalidateQueries({ queryKey: ['taken'] })
  queryClient.removeQueries({ queryKey: ['report', assessment] })
}
