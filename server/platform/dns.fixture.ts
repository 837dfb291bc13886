import { createSocket } from 'node:dgram'
import dns from 'node:dns/promises'
import { once } from 'node:events'
import { isIP } from 'node:net'

/** A name server that answers as a test wants it to, and is asked by this process until it is stopped. */
export async function startNameServer(answer: (name: string, asked: number) => string[]) {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const labels: string[] = []
    let at = 12
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length))
      at += length + 1
    }
    const type = query.readUInt16BE(at + 1)
    const question = query.subarray(12, at + 5)
    const name = labels.join('.')
    const family = type === 28 ? 6 : 4
    const nth = asked.filter(one => one === `${name} ${family}`).length
    asked.push(`${name} ${family}`)
    const found = answer(name, nth).filter(one => isIP(one) === family)
    const head = Buffer.alloc(12)
    query.copy(head, 0, 0, 2)
    head.writeUInt16BE(0x8180, 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(found.length, 6)
    const records = found.map(one => {
      const record = Buffer.alloc(12)
      record.writeUInt16BE(0xc00c, 0)
      record.writeUInt16BE(type, 2)
      record.writeUInt16BE(1, 4)
      const data = bytesOf(one)
      record.writeUInt16BE(data.length, 10)
      return Buffer.concat([record, data])
    })
    socket.send(Buffer.concat([head, question, ...records]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const before = dns.getServers()
  dns.setServers([`127.0.0.1:${socket.address().port}`])
  return {
    asked,
    stop() {
      dns.setServers(before)
      socket.close()
    },
  }
}

function bytesOf(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number))
  const [front = '', back = ''] = address.split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const zeros = Array<string>(8 - groups(front).length - groups(back).length).fill('0')
  const all = [...groups(front), ...zeros, ...groups(back)]
  return Buffer.from(all.map(group => group.padStart(4, '0')).join(''), 'hex')
}
