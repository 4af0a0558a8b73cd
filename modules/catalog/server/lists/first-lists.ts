import { catalogKeys, railPlanKey } from '#catalog/contract/rules.ts'
import type { Language } from '#platform/contract/language.ts'
import { railPlan } from '../rails/get-rails.ts'
import { gamePage, writeGames, writeTypes } from './get-lists.ts'
import { findOffer, findType, type Lobby } from './lobby.ts'

/** The lists in the first fold of home and games, by the keys under which the screens look for them. */
export function firstLists(lobby: Lobby, search: string, language: Language): Record<string, unknown> {
  const query = new URLSearchParams(search)
  const [type, provider] = [query.get('type'), query.get('provider') ?? query.get('list')]
  const lists: Record<string, unknown> = { [JSON.stringify(catalogKeys.types(language))]: writeTypes(lobby, language) }
  if (type === 'all') lists[JSON.stringify(railPlanKey)] = railPlan(lobby)
  if (type === 'hot' || query.get('tab') === 'hot') {
    lists[JSON.stringify(catalogKeys.hot(language))] = writeGames(lobby.hot, language)
  }
  if (type !== null && provider !== null) {
    const first = gamePage(findOffer(lobby, type, provider), { type, provider, language, query: { page: '1' } })
    lists[JSON.stringify(catalogKeys.games(language, type, provider))] = { pages: [first], pageParams: [1] }
  }
  return lists
}

const TABS = ['all', 'hot', 'table', 'card', 'bingo', 'favourites']
const TYPES_BESIDE = ['all', 'hot']

/** The query of an address without types, providers and tabs that there are not. */
export function knownSearch(lobby: Lobby, search: string): string {
  const query = new URLSearchParams(search)
  const type = query.get('type') ?? ''
  const has_type = TYPES_BESIDE.includes(type) || (isPlain(type) && findType(lobby, type) !== null)
  if (!has_type) query.delete('type')
  for (const name of ['provider', 'list']) {
    const provider = query.get(name) ?? ''
    if (!isPlain(provider) || findOffer(lobby, type, provider) === null) query.delete(name)
  }
  if (!TABS.includes(query.get('tab') ?? '')) query.delete('tab')
  const known = query.toString()
  return known === '' ? '' : `?${known}`
}

/** Upper case or lower, but not each mixture of them. */
const isPlain = (name: string) => name === name.toUpperCase() || name === name.toLowerCase()
