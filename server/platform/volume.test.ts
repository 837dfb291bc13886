import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, describe, it } from 'node:test'
import { lookAtVolume } from './volume.ts'

const folder = mkdtempSync(join(tmpdir(), 'mettle-volume-'))
after(() => rmSync(folder, { recursive: true }))

let number = 0
/** A system as its /proc and /sys show it. */
function system(mounts: string[], files: Record<string, string>) {
  const root = join(folder, String(++number))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  write('proc/self/mountinfo', `${mounts.join('\n')}\n`)
  for (const [path, text] of Object.entries(files)) write(path, text)
  return root
}
const mount = (device: string, point: string, type: string, source: string) =>
  `36 35 ${device} / ${point} rw,noatime master:1 - ${type} ${source} rw`
const plain = { 'sys/dev/block/8:1/dev': '8:1' }

describe('the volume of the data folder', () => {
  const cases: [string, string, string][] = [
    ['a plain disk', system([mount('8:1', '/', 'ext4', '/dev/sda1')], plain), 'none_seen'],
    [
      'LUKS',
      system([mount('8:1', '/', 'ext4', '/dev/sda1'), mount('254:0', folder, 'ext4', '/dev/mapper/data')], {
        ...plain,
        'sys/dev/block/254:0/dm/uuid': 'CRYPT-LUKS2-0123-data\n',
      }),
      'encrypted',
    ],
    [
      'LVM above LUKS',
      system([mount('254:1', '/', 'xfs', '/dev/mapper/vg-root')], {
        'sys/dev/block/254:1/dm/uuid': 'LVM-abc',
        'sys/dev/block/254:1/slaves/dm-0/dev': '254:0',
        'sys/class/block/dm-0/dm/uuid': 'CRYPT-LUKS2-x',
      }),
      'encrypted',
    ],
    [
      'LVM of which only one half is encrypted',
      system([mount('254:1', '/', 'xfs', '/dev/mapper/vg-root')], {
        'sys/dev/block/254:1/dm/uuid': 'LVM-abc',
        'sys/dev/block/254:1/slaves/dm-0/dev': '254:0',
        'sys/dev/block/254:1/slaves/sdb/dev': '8:16',
        'sys/class/block/dm-0/dm/uuid': 'CRYPT-LUKS2-x',
        'sys/class/block/sdb/dev': '8:16',
      }),
      'none_seen',
    ],
    ['a file system that encrypts', system([mount('0:40', '/', 'ecryptfs', '/home/.x')], {}), 'encrypted'],
    ['a container', system([mount('0:41', '/', 'overlay', 'overlay')], {}), 'unknown'],
    ['a share', system([mount('0:42', '/', 'nfs4', 'server:/x')], {}), 'unknown'],
    ['ZFS', system([mount('0:43', '/', 'zfs', 'tank/data')], {}), 'unknown'],
    ['a device that is not shown', system([mount('8:7', '/', 'ext4', '/dev/sda7')], {}), 'unknown'],
    ['no /proc', join(folder, 'nowhere'), 'unknown'],
  ]
  for (const [name, root, encryption] of cases)
    it(`${name}: ${encryption}`, () => assert.equal(lookAtVolume(folder, root).encryption, encryption))

  it('btrfs is known by the device it names, and the later mount of a place counts', () => {
    const root = system(
      [mount('8:1', '/', 'ext4', '/dev/sda1'), mount('0:50', '/', 'btrfs', '/dev/mapper/root')],
      { ...plain, 'dev/dm-3': '', 'sys/class/block/dm-3/dm/uuid': 'CRYPT-LUKS1-y' },
    )
    mkdirSync(join(root, 'dev/mapper'))
    symlinkSync('../dm-3', join(root, 'dev/mapper/root'))
    assert.deepEqual(lookAtVolume(folder, root), { encryption: 'encrypted', file_system: 'btrfs' })
  })
})
