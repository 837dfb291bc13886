import { QueryClient } from '@tanstack/react-query'
import { createClient } from '../../contract/client.ts'
import { type Problem, Refusal, refusalOf, unreachable } from './refusal.ts'
import { session } from './session.ts'

export const client = createClient({ baseUrl: location.origin, token: session.token })

type Answer<T> = { data?: T; error?: { error?: Problem }; response: Response }

/** The envelope of an answer; what the service objects to, and a line that is down, are thrown as a Refusal. */
export async function read<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await answer.catch(problem => {
    throw problem instanceof Refusal ? problem : unreachable()
  })
  if (response.ok && data !== undefined) return data
  throw refusalOf(response, error?.error)
}

/** What a setting or a script is, with the version to send back as If-Match when changing it. */
export async function readVersioned<T>(
  answer: Promise<Answer<{ data: T }>>,
): Promise<{ value: T; etag: string }> {
  let etag = '*'
  const { data } = await read(
    answer.then(said => {
      etag = said.response.headers.get('etag') ?? '*'
      return said
    }),
  )
  return { value: data, etag }
}

const mayPass = (error: unknown) => error instanceof Refusal && (error.status === 0 || error.status >= 500)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The feed says what changed; asking again at every glance would use up the hour's requests.
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && mayPass(error),
    },
    mutations: { networkMode: 'always' },
  },
})
