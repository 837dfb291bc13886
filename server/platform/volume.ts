import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'

// Whether what is written here lies encrypted on its disk, as far as the system shows it: dm-crypt (LUKS), also below LVM
// or RAID, and file systems that encrypt. What lies below a disk, such as a cloud volume's own encryption, shows nowhere.

export type VolumeEncryption = 'encrypted' | 'none_seen' | 'unknown'
export type Volume = { encryption: VolumeEncryption; file_system: string | null }

const encrypting = ['ecryptfs', 'fuse.gocryptfs', 'fuse.cryfs', 'fuse.encfs']
const onDisk = ['ext2', 'ext3', 'ext4', 'xfs', 'btrfs', 'f2fs', 'jfs', 'reiserfs', 'bcachefs']
const deepest = 8

/** Where the database is another server's. */
export const elsewhere: Volume = { encryption: 'unknown', file_system: null }

/** Looks at the volume of a folder; `root` is where /proc and /sys are. */
export function lookAtVolume(folder: string, root = '/'): Volume {
  try {
    const mount = mountOf(realpathSync(folder), root)
    if (!mount) return elsewhere
    return { encryption: encryptionOf(mount, root), file_system: mount.type }
  } catch {
    return elsewhere
  }
}

type Mount = { device: string; point: string; type: string; source: string }

const withoutEscapes = (text: string) =>
  text.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))

function mountOf(path: string, root: string): Mount | undefined {
  const mounts = readFileSync(join(root, 'proc/self/mountinfo'), 'utf8')
    .split('\n')
    .flatMap((line): Mount[] => {
      const [before = '', after = ''] = line.split(' - ')
      const [, , device, , point] = before.split(' ')
      const [type, source] = after.split(' ')
      return device && point && type
        ? [{ device, point: withoutEscapes(point), type, source: source ?? '' }]
        : []
    })
  const above = mounts.filter(({ point }) => point === '/' || path === point || path.startsWith(`${point}/`))
  // Of two at one place the later one covers the earlier.
  return above.reduce<Mount | undefined>(
    (best, mount) => (best && best.point.length > mount.point.length ? best : mount),
    undefined,
  )
}

function encryptionOf({ device, type, source }: Mount, root: string): VolumeEncryption {
  if (encrypting.includes(type)) return 'encrypted'
  if (!onDisk.includes(type)) return 'unknown'
  // btrfs has a number of its own and names its device instead.
  const block = device.startsWith('0:')
    ? join(root, 'sys/class/block', basename(realpathSync(join(root, source))))
    : join(root, 'sys/dev/block', device)
  return isEncrypted(block, root, 0) ? 'encrypted' : 'none_seen'
}

/** Itself, or everything it is made of. Throws where the system does not show the device. */
function isEncrypted(block: string, root: string, depth: number): boolean {
  const entries = readdirSync(block)
  if (entries.includes('dm') && readFileSync(join(block, 'dm/uuid'), 'utf8').startsWith('CRYPT-')) return true
  if (!entries.includes('slaves') || depth > deepest) return false
  const below = readdirSync(join(block, 'slaves'))
  return (
    below.length > 0 && below.every(name => isEncrypted(join(root, 'sys/class/block', name), root, depth + 1))
  )
}

export const volumeSentences: Record<VolumeEncryption, string> = {
  encrypted: 'the data folder lies on an encrypted volume',
  none_seen:
    'no encryption was seen on the volume of the data folder; names, phones and companies lie there in plain text, unless something below the disk encrypts it (see "At rest" in docs/operations.md)',
  unknown:
    'whether the disk that people’s data lies on is encrypted cannot be seen from here (see "At rest" in docs/operations.md)',
}
