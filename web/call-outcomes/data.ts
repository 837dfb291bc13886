import { useMutation, useQuery } from '@tanstack/react-query'
import { client, queryClient, readVersioned } from '../api/client.ts'
import type { Rules } from '../call/effect.ts'

export const useOutcomeRules = () =>
  useQuery({
    queryKey: ['call-outcome-rules'],
    queryFn: () => readVersioned(client.GET('/api/settings/call-outcomes')),
  })

/** Refused with 412 where somebody else changed them since they were read. */
export const useSaveOutcomeRules = () =>
  useMutation({
    mutationFn: ({ rules: body, etag }: { rules: Rules; etag: string }) => {
      const params = { header: { 'If-Match': etag } }
      return readVersioned(client.PUT('/api/settings/call-outcomes', { params, body }))
    },
    onSuccess: saved => {
      queryClient.setQueryData(['call-outcome-rules'], saved)
      queryClient.setQueryData(['call-outcomes'], saved.value)
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ['call-outcome-rules'] }),
  })
