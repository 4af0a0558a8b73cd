import type { QueryClient } from '@tanstack/react-query'
import type { Game, GameType, Provider } from '#catalog/contract/player.ts'
import { TYPES_HIDDEN_IN_STRIP } from '#catalog/contract/rules.ts'
import type { SearchGame } from '#catalog/contract/search.ts'
import { typesQuery } from '#catalog/site/shared/queries.ts'
import { LANGUAGES, type Language } from '#platform/contract/language.ts'
import { callOwn } from '#platform/site/calls/api.ts'
import { type PageName, SEARCH_PAGES } from './pages.ts'
import { createSearchIndex, type Entry } from './search-index.ts'
import { searchTexts } from './texts.ts'

/** A hit of the search, as the list shows it. */
export type Found =
  | { kind: 'game'; name: string; aside: string; game: Game }
  | { kind: 'provider'; name: string; aside: string; href: string }
  | { kind: 'page'; page: PageName; href: string }

export interface SiteSearch {
  find(text: string): Found[]
}

/** More are no answer: the next letter helps better. */
const FOUND_MAX = 20
/** Of those that are found alike: pages are few, and hot games are looked for most. */
const WEIGHTS = { page: 2, provider: 1.5, hot: 1.2, game: 1 }

/** All that can be found, in the words of the four languages; names are shown in one. */
export async function loadIndex(client: QueryClient, language: Language, is_member: boolean): Promise<SiteSearch> {
  const query = { lan: language }
  const [games, types] = await Promise.all([
    callOwn<SearchGame[]>('GET', '/game-names', { query, isPublic: true }),
    client.ensureQueryData(typesQuery(language)),
    ...LANGUAGES.map((each) => searchTexts.load(each)),
  ])
  const found = new Map<string, Found>()
  const entries: Entry[] = []
  const add = (id: string, entry: Omit<Entry, 'id'>, each: Found) => {
    entries.push({ id, ...entry })
    found.set(id, each)
  }
  for (const { name, href, is_of_members } of SEARCH_PAGES) {
    if (is_of_members && !is_member) continue
    const names = LANGUAGES.flatMap((each) => searchTexts.peek(each)?.pages[name] ?? [])
    add(`page ${name}`, { names, weight: WEIGHTS.page }, { kind: 'page', page: name, href })
  }
  for (const { provider, type } of providersOf(types)) {
    const names = [provider.short_name, provider.provider_name, provider.product_name, provider.code]
    const href = `/?type=${type.id}&provider=${provider.id}`
    const each = { kind: 'provider', name: provider.short_name, aside: type.name, href } as const
    add(`provider ${type.id}/${provider.id}`, { names, weight: WEIGHTS.provider }, each)
  }
  for (const { other_names, ...game } of games) {
    const names = [game.game_name, ...other_names.split('\n')]
    const each = { kind: 'game', name: game.game_name, aside: game.provider, game: withoutPicture(game) } as const
    add(`game ${game.id}`, { names, weight: game.is_hot ? WEIGHTS.hot : WEIGHTS.game }, each)
  }
  const index = await createSearchIndex(entries)
  return { find: (text) => index.find(text, FOUND_MAX).flatMap((id) => found.get(id) ?? []) }
}

const withoutPicture = (game: Omit<SearchGame, 'other_names'>): Game => ({ ...game, img: null, image_url: null })

function providersOf(types: readonly GameType[]): { provider: Provider; type: GameType }[] {
  const shown = types.filter(({ id }) => !TYPES_HIDDEN_IN_STRIP.includes(id))
  return shown.flatMap((type) => type.providers.map((provider) => ({ provider, type })))
}
