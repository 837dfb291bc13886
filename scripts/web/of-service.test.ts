import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { ofService } from './of-service.ts'

it('leaves every file of the app to Vite, and the API and plain pages to the service', () => {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: join(import.meta.dirname, '../../web'),
    exclude: ['dist/**'],
  })
  assert.ok(files.length > 200)
  const taken = (path: string) => ofService.test(path)
  assert.deepEqual(files.flatMap(file => [`/${file}`, `/${file}?t=1794842517110`]).filter(taken), [])
  for (const path of ['/api/leads?limit=5', '/api/auth/login', '/setup', '/feedback', '/assets/site.css'])
    assert.ok(taken(path), path)
})
