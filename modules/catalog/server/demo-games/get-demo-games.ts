import type { DemoGame } from '#catalog/contract/player.ts'
import type { Language } from '#platform/contract/language.ts'
import { writeGames } from '../lists/get-lists.ts'
import { inTurns } from '../lists/in-turns.ts'
import type { Lobby, LobbyGame } from '../lists/lobby.ts'

/** How many of each kind a guest is shown: full rows, of three tiles and of six. Twenty-four in all. */
const SHOWN: readonly [game_type: string, count: number][] = [
  ['SLOT', 12],
  ['FISHING', 6],
  ['LIVE_CASINO', 3],
  ['SPORT_BOOK', 3],
]
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

export interface DemoCall {
  language: Language
  /** The site's address for this guest. */
  site: string
}

/** Titles that can be played now, each with the address at which the maker lets a guest in. Without a maker, none. */
export function getDemoGames(lobby: Lobby, demo_play_url: string | null, call: DemoCall): DemoGame[] {
  if (demo_play_url === null) return []
  const games = SHOWN.flatMap(([game_type, count]) => pickGames(lobby, game_type).slice(0, count))
  const link = clientOf(demo_play_url, call)
  return writeGames(games, call.language).map((game) => ({ ...game, url: link(game.game_code ?? '') }))
}

/** One of each provider after the other, in the order of the lobby. */
function pickGames(lobby: Lobby, game_type: string): LobbyGame[] {
  const offers = lobby.types.find(({ code }) => code === game_type)?.offers ?? []
  const lists = offers.map(({ games }) =>
    games.filter(({ status, game_code }) => status === 'active' && game_code !== null),
  )
  return inTurns(lists)
}

/** A maker on this machine is reached by the name under which the platform itself was: also from a phone on the LAN. */
function clientOf(demo_play_url: string, { language, site }: DemoCall): (game_code: string) => string {
  const maker = new URL(demo_play_url)
  if (LOOPBACK.includes(maker.hostname)) maker.hostname = new URL(site).hostname
  const query = new URLSearchParams({ language, lobby_url: `${site}/demo-play` })
  const base = maker.href.replace(/\/+$/, '')
  return (game_code) => `${base}/demo/${encodeURIComponent(game_code)}?${query}`
}
