import { useQuery } from '@tanstack/react-query'
import type { components } from '../../contract/schema.ts'
import { client, read } from '../api/client.ts'

export type Limits = components['schemas']['SystemLimits']

export const useLimits = () =>
  useQuery({
    queryKey: ['system-limits'],
    queryFn: async () => (await read(client.GET('/api/system/limits'))).data,
    staleTime: 5_000,
  })
