import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isMissing } from '#platform/site/calls/api.ts'
import { useLanguage } from '#platform/site/language.ts'
import { navigate } from '#platform/site/navigation.tsx'
import { userQuery, useSession } from '#platform/site/session/session.ts'
import { currentToken } from '#platform/site/session/session-store.ts'
import { setUnread } from '#platform/site/session/unread.ts'
import { useTexts } from '#platform/site/texts.ts'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { describeEvent, isAnswered } from '../describe-event.ts'
import { inboxQuery, newsQuery } from '../queries.ts'
import { inboxTexts } from '../texts.ts'
import { takeNews } from './position.ts'

/** Longer than other toasts: the player did not expect it. */
const STAY_MS = 8_000

/** Counts what the player has not read, and shows a toast for what is new while the page is open. */
export function InboxNews() {
  const player_id = useSession().user?.id
  return player_id === undefined ? null : <NewsOf key={player_id} player_id={player_id} />
}

function NewsOf({ player_id }: { player_id: string }) {
  const texts = useTexts(inboxTexts)
  const language = useLanguage()
  const client = useQueryClient()
  const news = useNews(player_id)

  useEffect(() => {
    if (news) setUnread(news.unread)
  }, [news])
  useEffect(() => () => setUnread(0), [])

  useEffect(() => {
    const fresh = news ? takeNews(player_id, news) : []
    const [newest, ...others] = fresh.filter((event) => !isAnswered(event))
    if (!newest) return
    const { title, line, href, tone } = describeEvent(newest, texts, language)
    const head = others.length === 0 ? title : `${title} (+${others.length})`
    showToast({
      text: line === null ? head : `${head}\n${line}`,
      kind: tone,
      ms: STAY_MS,
      onPress: () => void navigate(href),
    })
    void client.invalidateQueries({ queryKey: userQuery.queryKey })
    void client.invalidateQueries({ queryKey: inboxQuery.queryKey })
  }, [news, player_id, texts, language, client])
  return null
}

/** Watched here, and asked for by the poll of the balances. */
const WATCHED = { refetchInterval: false, refetchOnMount: false, refetchOnWindowFocus: false } as const

/**
 * The news behind each answer of the balance poll: so they come as often, rest while the page is hidden, and where that call
 * fails this one is not sent. A server without an inbox is asked once.
 */
function useNews(player_id: string) {
  const { dataUpdatedAt } = useQuery({ ...userQuery, ...WATCHED })
  const { data, error, refetch } = useQuery({ ...newsQuery(player_id), enabled: false })
  const has_inbox = !isMissing(error)
  useEffect(() => {
    if (dataUpdatedAt > 0 && has_inbox && currentToken() !== null) void refetch({ cancelRefetch: false })
  }, [dataUpdatedAt, has_inbox, refetch])
  return data
}
