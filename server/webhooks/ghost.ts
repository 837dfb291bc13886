import { invalid } from '../platform/errors.ts'
import { ignored, type Reading } from './event.ts'
import { type Fields, fieldsOf, listOf, plainText, requiredText, textOf } from './reading.ts'

// Ghost does not say what happened, only what is and what was: https://docs.ghost.org/webhooks
export function ghostType(body: Fields): string {
  const { current, previous } = fieldsOf(body.post)
  if (fieldsOf(current).id === undefined) return fieldsOf(previous).id === undefined ? '' : 'post.deleted'
  const was = fieldsOf(previous).status
  if (fieldsOf(current).status === 'published')
    return was === 'published' || was === undefined ? 'post.updated' : 'post.published'
  return was === 'published' ? 'post.unpublished' : 'post.draft'
}

export function readGhost(body: Fields, receivedAt: Date): Reading {
  const post = fieldsOf(body.post)
  const type = ghostType(body)
  if (type === '') return ignored('Messages of this type say nothing to us.')
  if (type === 'post.draft') return ignored('It was never published.')
  const current = fieldsOf(type === 'post.deleted' ? post.previous : post.current)
  const published = type === 'post.published' || type === 'post.updated'
  const id = requiredText(current.id, 'id')
  const title = plainText(textOf(current.title) ?? '')
  if (published && title === '') throw invalid('title', 'is required')
  const names = listOf(current.tags).flatMap(tag => textOf(fieldsOf(tag).name) ?? [])
  const changed = Date.parse(textOf(current.updated_at) ?? '')
  // Being deleted is the last thing that happens to a post, also where the site's clock is ahead of ours.
  const told = type === 'post.deleted' ? Math.max(receivedAt.getTime(), changed || 0) : changed
  const article = {
    source: 'ghost' as const,
    id,
    title: title || `Article ${id}`,
    url: textOf(current.url),
    excerpt: plainText(textOf(current.custom_excerpt) ?? textOf(current.excerpt) ?? ''),
    // Tags that begin with # are the editors' own; #hi says the language.
    tags: names.filter(name => !name.startsWith('#')),
    language: names.find(name => /^#[a-z]{2}$/.test(name))?.slice(1),
    published,
    changedAt: Number.isNaN(told) ? receivedAt : new Date(told),
  }
  return { events: [{ kind: 'article', article }] }
}
