import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import pkg from '../../../package.json' with { type: 'json' }
import type { App } from './app-types.ts'

const packages = ['@fontsource-variable/inter', '@fontsource-variable/noto-sans-devanagari'] as const

export const fontVersions = packages.map(name => `${name}@${pkg.dependencies[name]}`).join()

/** The fonts of the app for the plain pages, which are there before the app is built and without it. */
export function fontFiles(app: App, assets: string) {
  const forGood = { 'cache-control': 'public, max-age=31536000, immutable', etag: `"${fontVersions}"` }
  const faces = packages.map(name => {
    const css = new URL(import.meta.resolve(`${name}/index.css`))
    const text = readFileSync(css, 'utf8')
    for (const [, file = ''] of text.matchAll(/url\(\.\/(files\/[\w-]+\.woff2)\)/g))
      app.get(assets + file, { schema: { hide: true } }, async (_request, reply) =>
        reply
          .headers(forGood)
          .type('font/woff2')
          .send(await readFile(new URL(file, css))),
      )
    return text
  })
  app.get(`${assets}fonts.css`, { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(forGood).type('text/css; charset=utf-8').send(faces.join('\n')),
  )
}
