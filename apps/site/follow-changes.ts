import type { QueryClient } from '@tanstack/react-query'
import { RELEASE_EVENT } from '#platform/contract/release-rules.ts'

/** Keys of what everybody is shown alike, and the operator may change while somebody looks. */
const SHARED = ['catalog', 'external-games', 'content', 'promotion', 'cashier', 'two-d']
const RULES = 'rules'

/** A game that is switched off goes from the screen that is open, and rules show as bets are decided by them. */
export function followChanges(client: QueryClient, learnRelease: (name: string) => void): void {
  let source: EventSource | null = null
  let known: string | null = null

  const follow = () => {
    // A page that nobody sees keeps no line; it hears of everything when it is looked at again.
    if (document.visibilityState === 'hidden') {
      source?.close()
      source = null
      return
    }
    if (source && source.readyState !== EventSource.CLOSED) return
    source = new EventSource('/api/changes')
    source.addEventListener(RELEASE_EVENT, ({ data }: MessageEvent<string>) => learnRelease(data))
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (known !== null && known !== data) void client.invalidateQueries({ predicate: isShared })
      known = data
    })
  }
  document.addEventListener('visibilitychange', follow)
  follow()
}

function isShared({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return SHARED.includes(String(queryKey[0])) || queryKey[1] === RULES
}
