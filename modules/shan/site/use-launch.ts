import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { User } from '#identity/contract/player.ts'
import { useLanguage } from '#platform/site/language.ts'
import { openExchangeModal } from '#platform/site/login-modal.ts'
import { userQuery } from '#platform/site/session/session.ts'
import { askForTable, type LaunchResult } from './launch.ts'
import { openTableTab } from './table-tab.ts'

/** The least that an exchange moves, in kyat: with less than this nothing can be played. */
const EXCHANGE_MIN = 1

export type Launch =
  | { state: 'idle' }
  | { state: 'loading' }
  /** `url` is kept where the browser blocked the tab: a tap on a link opens it. */
  | { state: 'launched'; url: string | null }
  | { state: 'failed'; result: Exclude<LaunchResult, { kind: 'launched' }> }

/** One launch at a time. An empty game balance is filled first, if it can be. */
export function useLaunch(user: User | null, waiting: string) {
  const cache = useQueryClient()
  const language = useLanguage()
  const [launch, setLaunch] = useState<Launch>({ state: 'idle' })
  const busy = useRef(false)

  const open = async (player: User) => {
    if (busy.current) return
    busy.current = true
    setLaunch({ state: 'loading' })
    const tab = openTableTab(waiting)
    try {
      const result = await askForTable(player, language)
      if (result.kind === 'launched') tab?.go(result.url)
      else tab?.close()
      setLaunch(
        result.kind === 'launched' ? { state: 'launched', url: tab ? null : result.url } : { state: 'failed', result },
      )
    } finally {
      busy.current = false
    }
  }

  const press = () => {
    const player = cache.getQueryData(userQuery.queryKey) ?? user
    if (!player) return
    const is_empty = player.balance < EXCHANGE_MIN
    if (is_empty && player.main_balance >= EXCHANGE_MIN) openExchangeModal({ then: () => void open(player) })
    else void open(player)
  }

  /** The link was followed; the next table is asked for anew. */
  const opened = () => setLaunch({ state: 'launched', url: null })

  return { launch, press, opened }
}
