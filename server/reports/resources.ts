import { suggestions } from '../../content/resources.ts'
import { type Database, systemActor, type Tx } from '../platform/db/index.ts'
import {
  type BuiltInResource,
  type FittingResource,
  putBuiltInResources,
  selectFitting,
} from './resource-queries.ts'

const languages = ['en', 'hi'] as const

const builtIn: BuiltInResource[] = suggestions.flatMap(({ key, dimension, horizon, kind, ...texts }) =>
  languages.map(language => ({
    source_id: `${key}-${language}`,
    ...texts[language],
    tags: [dimension, horizon, kind],
    language,
  })),
)

/** In the catalogue from first start. */
export const ensureBuiltInResources = (db: Database) =>
  db.withActor(systemActor('built-in resources'), tx => putBuiltInResources(tx, builtIn))

/**
 * What is in force and shares a tag, most shared tags first, then the newest. In the language asked for; in English
 * where that has none. Tags are dimensions, and week, quarter or year for when it suits.
 */
export async function fittingResources(
  tx: Tx,
  tags: string[],
  language: string,
  limit = 50,
): Promise<FittingResource[]> {
  const found = await selectFitting(tx, tags, language, limit)
  return found.length > 0 || language === 'en' ? found : selectFitting(tx, tags, 'en', limit)
}
