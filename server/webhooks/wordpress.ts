import { invalid } from '../platform/errors.ts'
import { ignored, type Reading } from './event.ts'
import { type Fields, fieldsOf, listOf, plainText, requiredText, textOf } from './reading.ts'
import { isOrder, readOrder } from './woocommerce.ts'

/** An order of the shop, or what a small plugin of ours posts: a form that was sent, an article. */
export function readWordPress(body: Fields, receivedAt: Date): Reading {
  if (isOrder(body)) return readOrder(body)
  switch (body.event) {
    case 'form':
      return readForm(body)
    case 'post':
      return readPost(body, receivedAt)
    default:
      return ignored('Messages of this type say nothing to us.')
  }
}

const known = ['name', 'email', 'phone', 'company', 'source', 'first_name', 'last_name']

function readForm(body: Fields): Reading {
  const fields = fieldsOf(body.fields)
  const text = (name: string) => textOf(fields[name])
  const name =
    text('name') ?? ([text('first_name'), text('last_name')].filter(Boolean).join(' ') || undefined)
  const form = textOf(body.form) ?? 'form'
  const others = Object.entries(fields)
    .filter(([field]) => !known.includes(field))
    .map(([field, value]) => [field, answerIn(value)] as const)
    .filter(([, answer]) => answer !== undefined)
    .slice(0, 50)
    .map(([field, answer]) => `${field.slice(0, 100)}: ${answer?.slice(0, 4_000)}`)
  const note = [`Sent the form “${form.slice(0, 100)}” on the website.`, ...others]
  const source = text('source') ?? `wordpress/${form}`
  const who = { name, email: text('email'), phone: text('phone'), company: text('company') }
  return { events: [{ kind: 'enquiry', enquiry: { ...who, source, note } }] }
}

/** Boxes that can be ticked send yes or no, or a list. */
function answerIn(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return textOf(
    Array.isArray(value)
      ? listOf(value)
          .flatMap(one => textOf(one) ?? [])
          .join(', ')
      : value,
  )
}

/** Anything but a published post is one that nobody can read any more. */
function readPost(body: Fields, receivedAt: Date): Reading {
  const status = textOf(body.status) ?? 'publish'
  const published = status === 'publish' || status === 'published'
  const id = requiredText(body.id, 'id')
  const title = plainText(textOf(body.title) ?? '')
  if (published && title === '') throw invalid('title', 'is required')
  const tags = typeof body.tags === 'string' ? body.tags.split(',') : listOf(body.tags)
  const article = {
    source: 'wordpress' as const,
    id,
    title: title || `Article ${id}`,
    url: textOf(body.url),
    excerpt: plainText(textOf(body.excerpt) ?? ''),
    tags: tags.flatMap(tag => textOf(tag) ?? []),
    language: textOf(body.language),
    published,
    changedAt: momentIn(body.modified) ?? receivedAt,
  }
  return { events: [{ kind: 'article', article }] }
}

function momentIn(value: unknown): Date | undefined {
  const moment = new Date(textOf(value) ?? '')
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
