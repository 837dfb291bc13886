import { join } from 'node:path'
import type { InlineConfig } from 'vite'

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
    rolldownOptions: { input: join(import.meta.dirname, 'index.html') },
  },
}
