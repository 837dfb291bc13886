/**
 * A token, or whatever brings one: it is asked before every request, and once more, with the refused one, when the service
 * refuses what it gave.
 */
export type Token = string | ((refused?: string) => string | Promise<string>)

/** fetch, with the token. */
export function withToken(token: Token) {
  const bring = async (refused?: string) => (typeof token === 'string' ? token : token(refused))

  return async (request: Request): Promise<Response> => {
    const first = await bring()
    const again = request.clone()
    request.headers.set('authorization', `Bearer ${first}`)
    const answer = await fetch(request)
    // Some operations answer a refused token with a status of their own; this header they all send.
    if (typeof token === 'string' || !answer.headers.has('www-authenticate')) return answer
    const second = await bring(first)
    if (second === first) return answer
    again.headers.set('authorization', `Bearer ${second}`)
    return fetch(again)
  }
}
