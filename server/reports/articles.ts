import type { Tx } from '../platform/db/index.ts'
import { putArticleRow } from './resource-queries.ts'
import { tagsFrom } from './resource-tags.ts'

/** An article of the content site, as it stands there now. */
export type Article = {
  source: 'wordpress' | 'ghost'
  id: string
  title: string
  url: string | undefined
  excerpt: string
  tags: string[]
  language: string | undefined
  published: boolean
  changedAt: Date
}

/**
 * Puts it into the catalogue, changes it there or takes it out of use. What the site said last counts, in whatever order
 * it is told: false where something newer is known.
 */
export const putArticle = (tx: Tx, { id, changedAt, ...article }: Article): Promise<boolean> =>
  putArticleRow(tx, {
    ...article,
    source_id: id,
    title: article.title.slice(0, 300),
    url:
      article.url && /^https?:\/\/\S+$/.test(article.url) && article.url.length <= 2000 ? article.url : null,
    excerpt: article.excerpt.slice(0, 2000) || null,
    tags: tagsFrom(article.tags),
    language: /^[a-z]{2,3}$/.test(article.language ?? '') ? (article.language as string) : 'en',
    source_version: changedAt,
  })
