import { mkdtemp, realpath, rmdir } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve } from 'node:path'
import Type from 'typebox'
import { onDisk } from '../../platform/backup/disk.ts'
import type { Config } from '../../platform/config.ts'
import { invalid } from '../../platform/errors.ts'
import { defineSetting } from '../../platform/settings.ts'

/** When backups are made by themselves, where they go, and how many are kept. */
export const backupSetting = ({ dataDir }: Pick<Config, 'dataDir'>) =>
  defineSetting({
    name: 'backups',
    description:
      'Backups by the clock: off until a folder is named. The folder is one of the machine the service runs on, outside of its data folder and best on another disk. Of each of the last days and weeks the newest is kept; older ones that the service made itself are removed.',
    schema: Type.Object(
      {
        folder: Type.Optional(
          Type.String({ minLength: 1, maxLength: 1_000, description: 'an absolute path' }),
        ),
        hour: Type.Integer({ minimum: 0, maximum: 23, description: 'of the day in UTC' }),
        keep_daily: Type.Integer({ minimum: 1, maximum: 60 }),
        keep_weekly: Type.Integer({ minimum: 0, maximum: 60 }),
      },
      { additionalProperties: false, title: 'BackupSetting' },
    ),
    default: { hour: 2, keep_daily: 7, keep_weekly: 4 },
    readableBy: 'admin',
    async refuse({ folder }) {
      if (folder === undefined) return
      if (!isAbsolute(folder)) throw invalid('folder', 'must be an absolute path, such as /backups')
      const problem = await onDisk(() => problemOf(folder, dataDir), answerMs).catch(() => 'silent' as const)
      if (problem) throw invalid('folder', problems[problem])
    },
  })

/** Whoever asks waits for it. */
const answerMs = 5_000
const problems = {
  inside: 'must lie outside of the data folder: what takes one would take the other',
  'not writable': 'must be a folder on the machine of the service that it may write to',
  silent: 'must be on a disk that answers: nothing came back from the disk of the backups for five seconds',
}

async function problemOf(folder: string, dataDir: string): Promise<keyof typeof problems | undefined> {
  const way = relative(await real(dataDir), await real(folder))
  if (way === '' || (!way.startsWith('..') && !isAbsolute(way))) return 'inside'
  return (await isWritable(folder)) ? undefined : 'not writable'
}

/** Where a path leads, whatever links it goes by. */
const real = (path: string) => realpath(path).catch(() => resolve(path))

/** Tried, since root is told that it may write to /proc. */
const isWritable = (folder: string) =>
  mkdtemp(join(folder, '.mettle-'))
    .then(rmdir)
    .then(
      () => true,
      () => false,
    )
