// Whoever is signed in here tries requests with their own token.
function ownToken() {
  try {
    return JSON.parse(localStorage.getItem('mettle.session'))?.access_token
  } catch {
    return undefined
  }
}
const token = ownToken()

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
