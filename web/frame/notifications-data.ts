import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LeadChange } from '../../contract/client.ts'
import type { components } from '../../contract/schema.ts'
import { client, queryClient, read } from '../api/client.ts'
import { notificationTexts } from '../texts/notifications.ts'
import { type Shape, textsNow } from '../texts/texts.ts'
import { say } from '../ui/toast.tsx'
import { onLeadChange, onNotification } from './live.ts'

export type Notification = components['schemas']['Notification']
type Kept = { list: Notification[]; unread: number }

const queryKey = ['notifications']
const shownAtMost = 20

/** Read once; after that they come by the feed. */
export const useNotifications = () =>
  useQuery({
    queryKey,
    queryFn: async (): Promise<Kept> => {
      const { data, meta } = await read(
        client.GET('/api/notifications', { params: { query: { limit: shownAtMost, include: 'lead' } } }),
      )
      return { list: data, unread: meta.unread }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** For the one place that is there as long as the frame. */
export function useHearNotifications() {
  useEffect(() => {
    const ends = [onNotification(one => void hear(one)), onLeadChange(followLead)]
    return () => {
      for (const end of ends) end()
    }
  }, [])
}

/** What a notification says, with the lead's name where it is there to be read. */
export const sentenceOf = (t: Shape<(typeof notificationTexts)['en']>, { type, lead }: Notification) =>
  type === 'follow_up.due' && lead ? t.followUpWith(lead.name) : t.types[type]

async function hear(notification: Notification) {
  // The feed has ids only: names are read under the reader's own rights. Several at once are read together.
  if (notification.data.lead_id) await queryClient.refetchQueries({ queryKey }, { cancelRefetch: false })
  const listed = queryClient
    .setQueryData<Kept>(queryKey, kept => {
      if (!kept || kept.list.some(({ id }) => id === notification.id)) return kept
      return {
        list: [notification, ...kept.list].slice(0, shownAtMost),
        unread: kept.unread + (notification.read_at ? 0 : 1),
      }
    })
    ?.list.find(({ id }) => id === notification.id)
  // What somebody has just done themselves they need not be told.
  if (!notification.read_at) say(sentenceOf(textsNow(notificationTexts), listed ?? notification))
}

/** A lead that is given away or deleted takes its name along. */
function followLead(change: LeadChange | 'reset') {
  if (change === 'reset') return void queryClient.invalidateQueries({ queryKey })
  const lead = change.type === 'DELETE' || !change.new ? null : { id: change.new.id, name: change.new.name }
  const changed = lead?.id ?? change.old?.id
  queryClient.setQueryData<Kept>(queryKey, kept => {
    if (!kept?.list.some(one => one.lead?.id === changed)) return kept
    return { ...kept, list: kept.list.map(one => (one.lead?.id === changed ? { ...one, lead } : one)) }
  })
}

/** Whose follow-up was done or moved, of that the service takes the reminder for read; so does the page. */
export function settleReminders(leadId: string) {
  queryClient.setQueryData<Kept>(queryKey, kept => {
    const isSettled = ({ type, data, read_at }: Notification) =>
      type === 'follow_up.due' && data.lead_id === leadId && read_at === null
    const settled = kept?.list.filter(isSettled).length ?? 0
    if (!kept || settled === 0) return kept
    const read_at = new Date().toISOString()
    return {
      list: kept.list.map(one => (isSettled(one) ? { ...one, read_at } : one)),
      unread: kept.unread - settled,
    }
  })
}

/** What was shown counts as read; the marks in the open list stay until it is opened again. */
export async function markRead(newest: Notification) {
  const { data } = await read(client.PUT('/api/notifications/read', { body: { until: newest.created_at } }))
  queryClient.setQueryData<Kept>(queryKey, kept => kept && { ...kept, unread: data.unread })
}
