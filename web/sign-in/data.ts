import { useQuery } from '@tanstack/react-query'
import type { operations } from '../../contract/schema.ts'
import { unreachable } from '../api/refusal.ts'

type Options = operations['getAuthProviders']['responses'][200]['content']['application/json']['data']

/** Asked without a token: nobody is signed in yet. */
export const useSignInOptions = () =>
  useQuery({
    queryKey: ['sign-in-options'],
    queryFn: async (): Promise<Options> => {
      const answer = await fetch('/api/auth/providers').catch(() => undefined)
      if (!answer?.ok) throw unreachable()
      return (await answer.json()).data
    },
    retry: false,
  })
