import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { components } from '../../contract/schema.ts'
import { client, queryClient, read } from '../api/client.ts'
import { notificationTexts } from '../texts/notifications.ts'
import { textsNow } from '../texts/texts.ts'
import { say } from '../ui/toast.tsx'
import { onNotification } from './live.ts'

export type Notification = components['schemas']['Notification']
type Kept = { list: Notification[]; unread: number }

const queryKey = ['notifications']
const shownAtMost = 20

/** Read once; after that they come by the feed. */
export function useNotifications() {
  useEffect(() => onNotification(hear), [])
  return useQuery({
    queryKey,
    queryFn: async (): Promise<Kept> => {
      const { data, meta } = await read(
        client.GET('/api/notifications', { params: { query: { limit: shownAtMost } } }),
      )
      return { list: data, unread: meta.unread }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

function hear(notification: Notification) {
  queryClient.setQueryData<Kept>(queryKey, kept => {
    if (!kept || kept.list.some(({ id }) => id === notification.id)) return kept
    return {
      list: [notification, ...kept.list].slice(0, shownAtMost),
      unread: kept.unread + (notification.read_at ? 0 : 1),
    }
  })
  // What somebody has just done themselves they need not be told.
  if (!notification.read_at) say(textsNow(notificationTexts).types[notification.type])
}

/** What was shown counts as read; the marks in the open list stay until it is opened again. */
export async function markRead(newest: Notification) {
  const { data } = await read(client.PUT('/api/notifications/read', { body: { until: newest.created_at } }))
  queryClient.setQueryData<Kept>(queryKey, kept => kept && { ...kept, unread: data.unread })
}
