import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { Agent, createServer as createSecureServer, get as secureGet } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { connect, createServer as createTlsServer, type SecureVersion } from 'node:tls'
import { createTransport } from 'nodemailer'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { eventually } from '../../test/harness/eventually.ts'
import { testService } from '../../test/harness/index.ts'
import { fromUrl } from './db/connect.ts'
import { openLimits } from './limits.ts'
import { smtpOptions } from './mail.ts'
import { certificate, key } from './tls.fixture.ts'
import { modernTls, watchCertificate } from './tls.ts'

const folder = mkdtempSync(join(tmpdir(), 'mettle-tls-'))
after(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)
const write = (name: string, text: string) => {
  writeFileSync(at(name), text)
  return at(name)
}
const hasOpenssl = spawnSync('openssl', ['version']).status === 0
const noOpenssl = hasOpenssl ? false : 'needs openssl to make certificates'
/** A pair of its own, with this name in it. */
function makePair(name: string) {
  const [cert, own] = [at(`${name}.crt`), at(`${name}.key`)]
  const subject = ['-subj', `/CN=${name}`, '-days', '2', '-keyout', own, '-out', cert]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-x509']
  execFileSync('openssl', ['req', ...kind, ...subject], { stdio: 'ignore' })
  return { cert, key: own }
}
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
/** The name in the certificate that a new connection is shown. */
const nameShown = (port: number) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ port, rejectUnauthorized: false }, () => {
      resolve(String(socket.getPeerCertificate().subject.CN))
      socket.destroy()
    })
    socket.on('error', reject)
  })
const answer = (request: (done: (reply: IncomingMessage) => void) => void) =>
  new Promise<IncomingMessage>(resolve => request(reply => resolve(reply.resume())))

describe('a service with TLS_CERT and TLS_KEY', () => {
  const files = { TLS_CERT: write('cert.pem', certificate), TLS_KEY: write('key.pem', key) }
  let mettle: Awaited<ReturnType<typeof startSecure>>
  const startSecure = () =>
    testService({ ...files, HTTP_REDIRECT_PORT: '0', PUBLIC_URL: 'https://mettle.example' })
  before(async () => {
    mettle = await startSecure()
  })
  const port = () => Number(new URL(mettle.url).port)
  const reached = (maxVersion: SecureVersion, ciphers?: string) =>
    new Promise<string | undefined>(resolve => {
      const options = { ca: certificate, servername: 'localhost', maxVersion, minVersion: 'TLSv1' as const }
      const socket = connect({ port: port(), ...options, ciphers: ciphers ?? 'DEFAULT@SECLEVEL=0' }, () => {
        resolve(socket.getProtocol() ?? undefined)
        socket.destroy()
      })
      socket.on('error', () => resolve(undefined))
    })

  it('speaks TLS 1.3 and 1.2, nothing older, and no cipher without forward secrecy', async () => {
    assert.equal(await reached('TLSv1.3'), 'TLSv1.3')
    assert.equal(await reached('TLSv1.2'), 'TLSv1.2')
    assert.equal(await reached('TLSv1.1'), undefined)
    assert.equal(await reached('TLSv1.2', 'ECDHE-ECDSA-AES128-SHA:@SECLEVEL=0'), undefined)
  })

  it('tells browsers to come back by HTTPS alone', async () => {
    const reply = await answer(done =>
      secureGet({ port: port(), path: '/api/health', ca: certificate, servername: 'localhost' }, done),
    )
    assert.equal(reply.statusCode, 200)
    assert.match(String(reply.headers['strict-transport-security']), /^max-age=31536000/)
  })

  it('sends readers of plain HTTP to HTTPS, to its own address alone, and takes nothing there', async () => {
    const plain = { port: mettle.redirectPort(), host: '127.0.0.1' }
    const reply = await answer(done => get({ ...plain, path: '/leads?page=2' }, done))
    assert.deepEqual([reply.statusCode, reply.headers.location], [308, 'https://mettle.example/leads?page=2'])
    for (const path of ['//evil.example/', 'http://evil.example/']) {
      const led = await answer(done => get({ ...plain, path }, done))
      assert.equal(led.headers.location, 'https://mettle.example/')
    }
    const posted = await fetch(`http://127.0.0.1:${plain.port}/api/leads`, { method: 'POST', body: '{}' })
    assert.equal(posted.status, 403)
  })

  it('takes a renewed certificate into use, and serves on over connections that are open', {
    skip: noOpenssl,
  }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false })
    const health = async () => {
      const reply = await answer(done => secureGet({ port: port(), path: '/api/health', agent }, done))
      if (!reply.complete) await once(reply, 'end')
      return reply
    }
    const { socket } = await health()
    const renewed = makePair('renewed')
    copyFileSync(renewed.cert, files.TLS_CERT)
    copyFileSync(renewed.key, files.TLS_KEY)
    await eventually(async () => (await nameShown(port())) === 'renewed')
    const reply = await health()
    assert.deepEqual([reply.statusCode, reply.socket === socket], [200, true])
    agent.destroy()
  })
})

describe('a certificate that is renewed', { skip: noOpenssl }, () => {
  const said: string[] = []
  const log = {
    info: (...all: unknown[]) => said.push(String(all.at(-1))),
    error: (...all: unknown[]) => said.push(String(all.at(-1))),
  }
  const links = { certFile: at('live.crt'), keyFile: at('live.key') }
  const server = createSecureServer({ ...modernTls, cert: certificate, key })
  let stop: () => void
  before(async () => {
    const first = makePair('first')
    copyFileSync(first.cert, at('archive1.crt'))
    copyFileSync(first.key, at('archive1.key'))
    symlinkSync(at('archive1.crt'), links.certFile)
    symlinkSync(at('archive1.key'), links.keyFile)
    await new Promise<void>(resolve => server.listen(0, resolve))
    stop = watchCertificate(server, links, log as never, 20)
  })
  after(() => {
    stop()
    server.close()
  })
  const shown = () => nameShown(portOf(server))
  const turn = (name: string, to: string) => {
    symlinkSync(to, at('turned'))
    renameSync(at('turned'), name)
  }

  it('is taken into use when a link is turned to it, as certbot does', async () => {
    const second = makePair('second')
    turn(links.certFile, second.cert)
    turn(links.keyFile, second.key)
    await eventually(async () => (await shown()) === 'second')
  })

  it('leaves the old one in use while it is half there or broken, and says so', async () => {
    said.length = 0
    turn(links.certFile, write('broken.crt', 'not a certificate'))
    await eventually(() => said.some(line => /the old pair stays in use/.test(line)))
    assert.equal(await shown(), 'second')
    const third = makePair('third')
    turn(links.certFile, third.cert)
    turn(links.keyFile, third.key)
    await eventually(async () => (await shown()) === 'third')
  })

  it('is taken into use when it is written over the old', async () => {
    const fourth = makePair('fourth')
    copyFileSync(fourth.key, at('third.key'))
    copyFileSync(fourth.cert, at('third.crt'))
    await eventually(async () => (await shown()) === 'fourth')
  })
})

describe('a server whose certificate nobody vouches for', () => {
  const closing: (() => void)[] = []
  after(() => {
    for (const close of closing) close()
  })

  it('is refused as Redis', async () => {
    let handshakes = 0
    const redis = createTlsServer({ cert: certificate, key }, () => handshakes++)
    redis.on('tlsClientError', () => {})
    await new Promise<void>(resolve => redis.listen(0, resolve))
    const troubles: unknown[] = []
    const all = { authenticated: 5, anonymous: 5, bulk: 5, health: 5 }
    const limits = openLimits({ redisUrl: `rediss://localhost:${portOf(redis)}`, limits: all }, error =>
      troubles.push(error),
    )
    closing.push(
      () => limits.close(),
      () => redis.close(),
    )
    const [trouble] = await eventually(() => troubles.length > 0 && (troubles as { code?: string }[]))
    assert.match(String(trouble?.code), /SELF_SIGNED|UNABLE_TO_VERIFY/)
    assert.equal((await limits.anonymous('somebody')).remaining, 4)
  })

  it('is refused as mail server, at once or by STARTTLS, and gets no password in plain text', async () => {
    const heard: string[] = []
    const servers = [
      new SMTPServer({ secure: true, cert: certificate, key, authOptional: true }),
      new SMTPServer({ cert: certificate, key, authOptional: true }),
    ]
    const [secure, upgraded] = servers as [SMTPServer, SMTPServer]
    for (const server of servers) {
      server.on('error', () => {})
      server.server.on('tlsClientError', () => {})
      await new Promise<void>(resolve => server.listen(0, resolve))
      closing.push(() => server.close(() => {}))
    }
    const letter = { from: 'a@example.com', to: 'b@example.com', text: 'x' }
    for (const url of [
      `smtps://localhost:${portOf(secure.server)}`,
      `smtp://localhost:${portOf(upgraded.server)}`,
    ])
      await assert.rejects(createTransport({ url }).sendMail(letter), /self-signed/)
    const plain = createServer(socket => {
      socket.write('220 plain\r\n')
      socket.on('data', data => {
        heard.push(String(data))
        socket.write(/^EHLO/.test(String(data)) ? '250-plain\r\n250 AUTH PLAIN\r\n' : '502 no\r\n')
      })
    })
    await new Promise<void>(resolve => plain.listen(0, resolve))
    closing.push(() => plain.close())
    const transport = createTransport({
      url: `smtp://me:secret@localhost:${portOf(plain)}`,
      requireTLS: true,
    })
    await assert.rejects(transport.sendMail(letter))
    assert.equal(smtpOptions('smtp://me:secret@localhost').requireTLS, false)
    assert.equal(
      heard.some(line => /AUTH/.test(line)),
      false,
    )
  })

  it('is refused as PostgreSQL', async () => {
    const server = createServer(socket => {
      // Yes to the request for TLS, then TLS with a certificate that nobody knows.
      socket.once('data', () => {
        socket.write('S')
        secured.emit('connection', socket)
      })
    })
    const secured = createTlsServer({ cert: certificate, key })
    secured.on('tlsClientError', () => {})
    await new Promise<void>(resolve => server.listen(0, resolve))
    closing.push(() => server.close())
    for (const mode of ['require', 'verify-full']) {
      const client = new pg.Client(
        fromUrl(`postgres://me:secret@localhost:${portOf(server)}/x?sslmode=${mode}`),
      )
      client.on('error', () => {})
      await assert.rejects(client.connect(), /self-signed/)
    }
  })
})
