import { useMutation, useQuery } from '@tanstack/react-query'
import type { components, operations } from '../../contract/schema.ts'
import { client, queryClient, read } from '../api/client.ts'

const at = (id: string) => ({ params: { path: { id } } })

export type Definition = components['schemas']['Assessment']
export type Calibration =
  operations['getAssessmentRecalibration']['responses'][200]['content']['application/json']['data']

export const useDefinition = (id: string) =>
  useQuery({
    queryKey: ['definition', id],
    queryFn: async () => (await read(client.GET('/api/assessments/{id}', at(id)))).data,
  })

export const useSetInUse = (id: string) =>
  useMutation({
    mutationFn: async (is_active: boolean) =>
      is_active
        ? read(client.PUT('/api/assessments/{id}', { ...at(id), body: { is_active } }))
        : read(client.DELETE('/api/assessments/{id}', at(id))),
    onSuccess: () =>
      Promise.all(
        [['definition', id], ['assessments']].map(queryKey => queryClient.invalidateQueries({ queryKey })),
      ),
  })

// Under way for a minute or more: looked at again until it is done.
const lookAgainMs = 5_000

export const useCalibrations = (id: string) =>
  useQuery({
    queryKey: ['calibrations', id],
    queryFn: async () => (await read(client.GET('/api/assessments/{id}/recalibrations', at(id)))).data,
    refetchInterval: ({ state }) => (state.data?.some(one => one.state === 'running') ? lookAgainMs : false),
  })

export const useCalibration = (id: string, recalibration_id: string) =>
  useQuery({
    queryKey: ['calibration', recalibration_id],
    queryFn: async () =>
      (
        await read(
          client.GET('/api/assessments/{id}/recalibrations/{recalibration_id}', {
            params: { path: { id, recalibration_id } },
          }),
        )
      ).data,
  })

const refreshCalibrations = (id: string) => () =>
  Promise.all(
    [['calibrations', id], ['calibration']].map(queryKey => queryClient.invalidateQueries({ queryKey })),
  )

export const useCalibrate = (id: string) =>
  useMutation({
    mutationFn: () => read(client.POST('/api/assessments/{id}/recalibrations', at(id))),
    onSuccess: refreshCalibrations(id),
  })

export const useDecide = (id: string, recalibration_id: string) =>
  useMutation({
    mutationFn: (approve: boolean) =>
      read(
        client.POST('/api/assessments/{id}/recalibrations/{recalibration_id}/approval', {
          params: { path: { id, recalibration_id } },
          body: { approve },
        }),
      ),
    onSuccess: refreshCalibrations(id),
  })

export const useRescore = (id: string) =>
  useMutation({
    mutationFn: async () =>
      (await read(client.POST('/api/assessments/{id}/rescores', { ...at(id), body: {} }))).data,
  })
