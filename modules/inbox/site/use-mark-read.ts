import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { InboxMarks } from '#inbox/contract/player.ts'
import { callOwn } from '#platform/site/calls/api.ts'
import { setUnread } from '#platform/site/session/unread.ts'
import { inboxQuery } from './queries.ts'

/**
 * Marks what the page shows as read. Answers the number up to which the player had read before they opened the page, and
 * null while it is not known: what is newer stays marked as long as they are here.
 */
export function useMarkRead(marks: Pick<InboxMarks, 'newest' | 'read_up_to'> | undefined): number | null {
  const client = useQueryClient()
  const [read_before, setReadBefore] = useState<number | null>(null)
  const newest = marks?.newest ?? 0
  const read_up_to = marks?.read_up_to ?? 0
  if (marks && read_before === null) setReadBefore(read_up_to)
  useEffect(() => {
    if (newest <= read_up_to) return
    callOwn<InboxMarks>('POST', '/inbox/read', { body: { up_to: newest } }).then(
      (after) => {
        setUnread(after.unread)
        client.setQueryData(
          inboxQuery.queryKey,
          (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, ...after })) },
        )
      },
      // The next visit marks them.
      (error: unknown) => console.warn('inbox', error),
    )
  }, [newest, read_up_to, client])
  return read_before
}
