import type { Service } from '../../server/service.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
export type Data = any
export type Call = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  token?: string,
  body?: object,
) => Promise<Data>

/** The API as people use it, without a connection in between. Answers with the data, or throws what was refused. */
export function apiOf({ app }: Pick<Service, 'app'>): Call {
  return async (method, path, token, body) => {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(body ? { payload: body } : {}),
    })
    const answer = response.json()
    if (!answer.success) throw new Error(`${method} ${path}: ${response.body}`)
    return answer.data
  }
}
