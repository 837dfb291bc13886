/** Sends a body, gives back the answer's data, and throws what the service objects to. Status 0: it was not reached. */
export async function ask(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  if (!answer) throw { status: 0, code: 'UNREACHABLE' }
  const said = await answer.json().catch(() => undefined)
  if (answer.ok && said?.success) return said.data
  throw { status: answer.status, code: 'INTERNAL_ERROR', ...said?.error }
}

/** The session itself is in a cookie that no script can read; this says that asking for it is worth a request. */
export function rememberSignedIn() {
  try {
    localStorage.setItem('mettle.signed-in', '1')
  } catch {
    // Where nothing may be kept, the app asks anyway.
  }
}
