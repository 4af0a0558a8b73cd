import type { InboxEvent, InboxNews } from '#inbox/contract/player.ts'
import { readStored, writeStored } from '#platform/site/browser/storage.ts'

/** The player, and the number of the newest event that this browser has shown them: "7:42". Its tabs share it. */
const KEY = 'inbox_position'

/** The number of the newest event that this browser has shown the player; null where it has shown them none. */
export function readPosition(player_id: string): number | null {
  const [id, number] = (readStored(KEY) ?? '').split(':')
  return id === player_id && /^[0-9]{1,15}$/.test(number ?? '') ? Number(number) : null
}

/**
 * The events that this tab is to show, newest first: of several tabs one gets them. None in a browser in which the player
 * has just signed in: those are in the inbox.
 */
export function takeNews(player_id: string, news: Pick<InboxNews, 'newest' | 'events'>): InboxEvent[] {
  const position = readPosition(player_id)
  if (position === null || position < news.newest) writeStored(KEY, `${player_id}:${news.newest}`)
  return position === null ? [] : news.events.filter(({ number }) => number > position)
}
