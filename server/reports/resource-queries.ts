import type { Actor, Database, Tx } from '../platform/db/index.ts'

type Person = Extract<Actor, { kind: 'person' }>

const shown = `json_build_object('id', id, 'title', title, 'url', url, 'excerpt', excerpt, 'tags', tags,
  'language', language, 'source', source, 'published_at', app.iso(published_at), 'published', published,
  'retired', retired, 'created_at', app.iso(created_at), 'updated_at', app.iso(updated_at))`
const version = '(extract(epoch from updated_at) * 1000)::int8'
const newestFirst = 'published_at desc, source_id nulls first, id'

export type ResourceRow = { id: string; body: string; version: number }
export type ResourceValues = {
  title: string
  url: string | null
  excerpt: string | null
  tags: string[]
  language: string
  retired: boolean
}
export type ResourceFilter = {
  tag?: string | undefined
  language?: string | undefined
  source?: string | undefined
  state: 'in_force' | 'retired' | 'all'
}

/** Those out of use are an admin's to see: row-level security shows them to nobody else. */
export async function listResources(
  db: Database,
  actor: Person,
  { tag, language, source, state }: ResourceFilter,
  limit: number,
  offset: number,
) {
  const [row] = await db.one<[string, number]>(actor, {
    name: 'resources.list',
    text: `with found as (select * from app.resources
        where ($1::text is null or tags @> array[$1::text]) and ($2::text is null or language = $2)
          and ($3::text is null or source = $3)
          and ($4 = 'all' or (published and not retired) = ($4 = 'in_force')))
      select coalesce((select json_agg(${shown} order by ${newestFirst})
          from (select * from found order by ${newestFirst} limit $5 offset $6) page), '[]')::text,
        (select count(*) from found)`,
    values: [tag ?? null, language ?? null, source ?? null, state, limit, offset],
  })
  const [body, total] = row as [string, number]
  return { body, total }
}

export async function getResource(db: Database, actor: Person, id: string) {
  const [row] = await db.one<[string, number]>(actor, {
    name: 'resources.get',
    text: `select ${shown}::text, ${version} from app.resources where id = $1`,
    values: [id],
  })
  return row && { body: row[0], version: row[1] }
}

const valuesOf = (given: ResourceValues) => [
  given.title,
  given.url,
  given.excerpt,
  given.tags,
  given.language,
  given.retired,
]
const answered = `returning id, ${shown}::text as body, ${version} as version`

export const insertResource = async (tx: Tx, given: ResourceValues) =>
  (
    await tx.rows<ResourceRow>(
      `insert into app.resources (title, url, excerpt, tags, language, retired, source)
       values ($1, $2, $3, $4, $5, $6, 'admin') ${answered}`,
      valuesOf(given),
    )
  )[0] as ResourceRow

export const lockResource = async (tx: Tx, id: string) =>
  (
    await tx.rows<{ version: number }>(
      `select ${version} as version from app.resources where id = $1 for update`,
      [id],
    )
  )[0]

export const replaceResource = async (tx: Tx, id: string, given: ResourceValues) =>
  (
    await tx.rows<ResourceRow>(
      `update app.resources set title = $1, url = $2, excerpt = $3, tags = $4, language = $5, retired = $6,
         edited_at = clock_timestamp() where id = $7 ${answered}`,
      [...valuesOf(given), id],
    )
  )[0] as ResourceRow

export type BuiltInResource = {
  source_id: string
  title: string
  excerpt: string
  tags: string[]
  language: string
}

/** Ours as this release has them; what an admin has edited stays, and what a release leaves out goes out of use. */
export async function putBuiltInResources(tx: Tx, resources: BuiltInResource[]) {
  await tx.rows(
    `insert into app.resources as r (source, source_id, title, excerpt, tags, language)
     select 'built_in', g.source_id, g.title, g.excerpt, g.tags, g.language
     from jsonb_to_recordset($1::jsonb) as g (source_id text, title text, excerpt text, tags text[], language text)
     on conflict (source, source_id) do update
     set title = excluded.title, excerpt = excluded.excerpt, tags = excluded.tags, published = true
     where r.edited_at is null
       and (r.title, r.excerpt, r.tags, r.published) is distinct from (excluded.title, excluded.excerpt, excluded.tags, true)`,
    [JSON.stringify(resources)],
  )
  await tx.rows(
    `update app.resources set published = false where source = 'built_in' and published and source_id <> all ($1)`,
    [resources.map(({ source_id }) => source_id)],
  )
}

export type FittingResource = {
  id: string
  title: string
  url: string | null
  excerpt: string | null
  tags: string[]
  language: string
  source: string
}

export const selectFitting = (tx: Tx, tags: string[], language: string, limit: number) =>
  tx.rows<FittingResource>(
    `select id, title, url, excerpt, tags, language, source from app.resources
     where published and not retired and tags && $1::text[] and language = $2
     order by (select count(*) from unnest(tags) tag where tag = any ($1::text[])) desc, ${newestFirst} limit $3`,
    [tags, language, limit],
  )

type ArticleRow = Omit<ResourceValues, 'retired'> & {
  source: string
  source_id: string
  published: boolean
  source_version: Date
}

/** Tags and language that an admin chose stay; false where the source has said something newer. */
export const putArticleRow = async (tx: Tx, row: ArticleRow) =>
  (
    await tx.rows(
      `insert into app.resources as r
         (source, source_id, title, url, excerpt, tags, language, published, source_version, published_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
       on conflict (source, source_id) do update
       set title = case when excluded.published then excluded.title else r.title end, url = coalesce(excluded.url, r.url), excerpt = coalesce(excluded.excerpt, r.excerpt),
         tags = case when r.edited_at is null and excluded.published then excluded.tags else r.tags end,
         language = case when r.edited_at is null and excluded.published then excluded.language else r.language end,
         published = excluded.published, source_version = excluded.source_version
       where excluded.source_version >= r.source_version
       returning true`,
      [
        row.source,
        row.source_id,
        row.title,
        row.url,
        row.excerpt,
        row.tags,
        row.language,
        row.published,
        row.source_version,
      ],
    )
  ).length > 0
