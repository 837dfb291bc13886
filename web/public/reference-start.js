// Whoever is signed in here tries requests with their own token; the session itself is in a cookie.
async function ownToken() {
  try {
    if (!localStorage.getItem('mettle.signed-in')) return undefined
    const answer = await fetch('/api/auth/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"cookie":true}',
    })
    return (await answer.json()).data?.access_token
  } catch {
    return undefined
  }
}
const token = await ownToken()

// The script's own extras talk to its makers' servers; all of them stay off.
window.Scalar.createApiReference('#reference', {
  url: '/api/openapi.json',
  ...(token
    ? { authentication: { preferredSecurityScheme: 'bearer', securitySchemes: { bearer: { token } } } }
    : {}),
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
})
