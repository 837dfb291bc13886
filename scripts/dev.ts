// The service, started again whenever one of its files changes, and the web app, whose page is renewed as it is edited.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { viteConfig } from '../web/vite.config.ts'
import { ofService } from './web/of-service.ts'

const port = Number(process.env.PORT ?? 3000)
const service = spawn(process.execPath, ['--watch', 'server/main.ts'], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
})

// The pages' own address stays that of the browser, so that the session cookie belongs to it.
const toService = { target: `http://127.0.0.1:${port}`, changeOrigin: false, ws: true }
const web = await createServer({
  ...viteConfig,
  plugins: [react()],
  server: { port: port + 1, proxy: { [ofService.source]: toService } },
})
await web.listen()
console.log(`The page that follows your edits: http://localhost:${port + 1}`)

service.once('exit', code => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    service.kill(signal)
    await web.close()
  })
