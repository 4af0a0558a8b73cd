import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Game } from '#catalog/contract/player.ts'
import { SEARCH_LENGTH_MAX } from '#catalog/contract/rules.ts'
import { awaitedGames, gamesQuery, type ListAddress, searchQuery, uniqueGames } from '#catalog/site/shared/queries.ts'
import { readPlace, rememberPlace, restorePlace } from '#platform/site/navigation.tsx'
import { useSettled } from '../use-settled.ts'

/** Long enough to type on, short enough not to be noticed: then the platform is asked too. */
const TYPING_MS = 250

/**
 * The games of one provider, page by page, and the search: at once over what is loaded, and a moment later over all
 * that the platform has. Where the player was is remembered with this entry of the browser's history.
 */
export function useGameList(list: ListAddress) {
  const games = useInfiniteQuery(gamesQuery(list))
  const [text, setText] = useState('')
  const wanted = text.trim()
  const requested = useSettled(wanted, TYPING_MS)
  const is_partial = games.hasNextPage
  // Names are also found in English, which only the platform knows in the other languages.
  const is_server_asked = is_partial || list.language !== 'en'
  const found = useQuery({ ...searchQuery(list, requested), enabled: requested !== '' && is_server_asked })

  const pages = games.data?.pages
  const loaded = pages?.flatMap((page) => page.data) ?? []
  const shown = wanted === '' ? loaded : matching(loaded, wanted)
  // The games that the server found for earlier letters stay while they match.
  const earlier = found.isPlaceholderData || requested !== wanted
  const answered = found.data ?? []
  const further = wanted === '' || !is_server_asked ? [] : earlier ? matching(answered, wanted) : answered

  const up_to = useReturn(pages?.length ?? 0, { fetchMore: () => games.fetchNextPage(), has_more: is_partial, setText })

  return {
    games: uniqueGames([...shown, ...further]),
    total: pages?.at(-1)?.total,
    text,
    search: (typed: string) => {
      const search = typed.slice(0, SEARCH_LENGTH_MAX)
      setText(search)
      rememberPlace({ search })
    },
    is_searching: wanted !== '',
    /** The platform's own answer is still on its way. */
    is_asking: wanted !== '' && is_server_asked && (requested !== wanted || found.isFetching),
    is_loaded: pages !== undefined,
    failed: games.isError && !pages,
    retry: () => void games.refetch(),
    has_more: is_partial,
    is_loading_more: games.isFetchingNextPage,
    awaited: awaitedGames(games, up_to),
    failed_more: games.isFetchNextPageError,
    loadMore: () => void games.fetchNextPage(),
  }
}

/** Case does not matter, and neither does the place in the name. */
function matching(games: readonly Game[], text: string): Game[] {
  const wanted = text.toLowerCase()
  return games.filter((game) => game.game_name.toLowerCase().includes(wanted))
}

interface Return {
  fetchMore: () => Promise<{ isError: boolean }>
  has_more: boolean
  setText: (text: string) => void
}

/**
 * Back from a game: the search and the pages that were open are there again, and the place on the page. It is right from
 * the moment on at which the pages have their places, and once more when they are here. Answers how many they are.
 */
function useReturn(page_count: number, { fetchMore, has_more, setText }: Return): number {
  const [awaited, setAwaited] = useState(0)

  const takeUp = useEffectEvent(() => {
    const { search, pages } = readPlace()
    if (typeof search === 'string') setText(search)
    if (typeof pages === 'number') setAwaited(pages)
  })
  useEffect(() => takeUp(), [])
  useEffect(() => {
    if (awaited > 0) restorePlace()
  }, [awaited])

  const advance = useEffectEvent(async (page_count: number, awaited: number) => {
    if (page_count === 0) return
    if (awaited > page_count && has_more) {
      // The player can ask for missing pages again, by the button at the end of the list.
      if ((await fetchMore()).isError) setAwaited(0)
    } else if (awaited > 0) {
      setAwaited(0)
      restorePlace()
    } else rememberPlace({ pages: page_count })
  })
  useEffect(() => void advance(page_count, awaited), [page_count, awaited])
  return awaited
}
