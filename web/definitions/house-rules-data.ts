import { useMutation, useQuery } from '@tanstack/react-query'
import type { components } from '../../contract/schema.ts'
import { client, readVersioned } from '../api/client.ts'
import { ifMatch, saving } from '../api/setting.ts'

export type Writers = components['schemas']['AssessmentSetting']
type Quota = components['schemas']['AssessmentDefinitionSetting']
type Retakes = components['schemas']['AssessmentRetakeSetting']

const keys = { writers: 'assessment-writers', quota: 'assessment-quota', retakes: 'assessment-retakes' }

export const useWriters = () =>
  useQuery({
    queryKey: [keys.writers],
    queryFn: () => readVersioned(client.GET('/api/settings/assessments')),
  })

export const useSaveWriters = () =>
  useMutation(
    saving<Writers>(keys.writers, (body, etag) =>
      readVersioned(client.PUT('/api/settings/assessments', { params: ifMatch(etag), body })),
    ),
  )

export const useQuota = () =>
  useQuery({
    queryKey: [keys.quota],
    queryFn: () => readVersioned(client.GET('/api/settings/assessment-definitions')),
  })

export const useSaveQuota = () =>
  useMutation(
    saving<Quota>(keys.quota, (body, etag) =>
      readVersioned(client.PUT('/api/settings/assessment-definitions', { params: ifMatch(etag), body })),
    ),
  )

export const useRetakes = () =>
  useQuery({
    queryKey: [keys.retakes],
    queryFn: () => readVersioned(client.GET('/api/settings/assessment-retakes')),
  })

export const useSaveRetakes = () =>
  useMutation(
    saving<Retakes>(keys.retakes, (body, etag) =>
      readVersioned(client.PUT('/api/settings/assessment-retakes', { params: ifMatch(etag), body })),
    ),
  )
