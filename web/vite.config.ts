import { join } from 'node:path'
import type { InlineConfig, Rolldown } from 'vite'

/** Whether the app needs it before any page is chosen: imported from its beginning without a break. */
function isFromTheStart(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (id.endsWith('/web/main.tsx')) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = context.getModuleInfo(id)?.importers ?? []
  return importers.some(importer => isFromTheStart(importer, context, seen))
}

/** Shared by scripts/build-web.ts and scripts/dev.ts; nobody runs Vite's own command. */
export const viteConfig: InlineConfig = {
  root: import.meta.dirname,
  configFile: false,
  // What is served as it is lies in public/ and belongs to the plain pages; the server gives it out.
  publicDir: false,
  appType: 'spa',
  // Its warnings are about directives in packages that mean nothing here.
  logLevel: 'error',
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    assetsDir: 'app',
    // A font inside a style sheet would be a data: address, which the policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: 'manifest.json',
    rolldownOptions: {
      input: join(import.meta.dirname, 'index.html'),
      output: {
        // One file of what every page needs, and one of packages, which change less often: over a slow line each further
        // request before the first paint is waited for.
        codeSplitting: {
          groups: [
            {
              name: (id, context) => {
                if (!isFromTheStart(id, context)) return null
                return id.includes('/node_modules/') && !id.endsWith('.css') ? 'packages' : 'start'
              },
            },
          ],
        },
      },
    },
  },
}
