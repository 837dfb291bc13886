import { readFileSync, statSync } from 'node:fs'
import type { Server } from 'node:http'
import type { SecureContextOptions } from 'node:tls'
import type { Logger } from './log.ts'

/** What browsers of the last ten years can do: 1.3, and 1.2 with forward secrecy and authenticated encryption. */
export const modernTls = {
  minVersion: 'TLSv1.2',
  honorCipherOrder: true,
  ciphers: [
    'TLS_AES_256_GCM_SHA384',
    'TLS_CHACHA20_POLY1305_SHA256',
    'TLS_AES_128_GCM_SHA256',
    'ECDHE-ECDSA-AES256-GCM-SHA384',
    'ECDHE-RSA-AES256-GCM-SHA384',
    'ECDHE-ECDSA-CHACHA20-POLY1305',
    'ECDHE-RSA-CHACHA20-POLY1305',
    'ECDHE-ECDSA-AES128-GCM-SHA256',
    'ECDHE-RSA-AES128-GCM-SHA256',
  ].join(':'),
} satisfies SecureContextOptions

export type TlsFiles = { certFile: string; keyFile: string }

const lookEvery = 10_000

/**
 * Takes a new certificate into use when its files change, without a restart; connections that are open stay. The files
 * are looked at, not watched: who renews them may write, rename or turn a link, and a link's target has no events here.
 */
export function watchCertificate(
  server: Server,
  { certFile, keyFile }: TlsFiles,
  log: Pick<Logger, 'info' | 'error'>,
  every = lookEvery,
): () => void {
  const secure = server as Server & { setSecureContext(options: SecureContextOptions): void }
  let seen = traceOf([certFile, keyFile])

  const look = () => {
    const now = traceOf([certFile, keyFile])
    if (now === seen) return
    seen = now
    try {
      const pair = { cert: readFileSync(certFile), key: readFileSync(keyFile) }
      // Half of a pair that is still being replaced is refused here, and the one that works stays.
      secure.setSecureContext({ ...modernTls, ...pair })
      log.info('the new certificate of TLS_CERT is in use')
    } catch (error) {
      log.error({ err: error }, 'TLS_CERT and TLS_KEY changed and cannot be used; the old pair stays in use')
    }
  }
  const timer = setInterval(look, every).unref()
  return () => clearInterval(timer)
}

/** Which files they are now, links followed, and how they stand. */
const traceOf = (paths: string[]) =>
  paths
    .map(path => {
      const stat = statSync(path, { throwIfNoEntry: false, bigint: true })
      return stat ? `${stat.dev} ${stat.ino} ${stat.size} ${stat.mtimeNs}` : 'none'
    })
    .join()
