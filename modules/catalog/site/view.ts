const TABS = ['all', 'hot', 'table', 'card', 'bingo', 'favourites'] as const
export type GamesTab = (typeof TABS)[number]

/** The view that the address of the games page asks for. */
export type GamesView =
  | { kind: 'tab'; tab: GamesTab }
  /** `type` and `provider` as the address has them. */
  | { kind: 'list'; type: string; provider: string | null }

const isTab = (name: string | null): name is GamesTab => TABS.some((tab) => tab === name)

/** `list` is another name of `provider`; a tab wins over both. Null for an address that asks for nothing. */
export function parseView(search: URLSearchParams): GamesView | null {
  const tab = search.get('tab')
  if (isTab(tab)) return { kind: 'tab', tab }
  const type = search.get('type')
  if (!type) return null
  if (type === 'all') return { kind: 'tab', tab: 'all' }
  return { kind: 'list', type, provider: search.get('provider') ?? search.get('list') }
}

/** "live casino", "live-casino", "LIVE_CASINO" and 2 are one type. */
export function isTypeNamed(type: { id: number; code: string }, name: string): boolean {
  return name === String(type.id) || name.toUpperCase().replace(/[\s-]+/g, '_') === type.code
}

export function isProviderNamed(provider: { id: number; code: string; short_name: string }, name: string): boolean {
  const wanted = name.toUpperCase()
  return [String(provider.id), provider.code.toUpperCase(), provider.short_name.toUpperCase()].includes(wanted)
}
