import { mkdtempSync, realpathSync, rmdirSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import Type from 'typebox'
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
    refuse({ folder }) {
      if (folder === undefined) return
      if (!isAbsolute(folder)) throw invalid('folder', 'must be an absolute path, such as /backups')
      if (isInside(folder, dataDir))
        throw invalid('folder', 'must lie outside of the data folder: what takes one would take the other')
      if (!isWritable(folder))
        throw invalid('folder', 'must be a folder on the machine of the service that it may write to')
    },
  })

/** Where a path leads, whatever links it goes by. */
const real = (path: string) => {
  try {
    return realpathSync(path)
  } catch {
    return resolve(path)
  }
}

const isInside = (path: string, folder: string) => {
  const way = relative(real(folder), real(path))
  return way === '' || (!way.startsWith('..') && !isAbsolute(way))
}

/** Tried, since root is told that it may write to /proc. */
function isWritable(folder: string) {
  try {
    rmdirSync(mkdtempSync(join(folder, '.mettle-')))
    return true
  } catch {
    return false
  }
}
