import type { LaunchAnswer, LaunchBody } from '#catalog/contract/player.ts'
import type { Caller } from '#identity/server/index.ts'
import type { Language } from '#platform/contract/language.ts'
import { parseWholeNumber } from '#platform/contract/whole-number.ts'
import type { VersionedCache } from '#platform/server/caching/versioned-cache.ts'
import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { createTokenBucket } from '#platform/server/rate-limit/token-bucket.ts'
import type { Seamless } from '#seamless/server/index.ts'
import type { GetSwitches } from '#switch/server/index.ts'
import { findGame, type Lobby } from '../lists/lobby.ts'
import { recordPlay } from '../my-games/record-play.ts'

export interface Launch {
  caller: Caller
  body: LaunchBody
  language: Language
  platform: 'DESKTOP' | 'MOBILE'
  ip: string
  lobby_url: string
}

/** Somebody who looks into one game after the other stays below; a stuck finger does not reach the aggregator. */
const LAUNCHES = { burst: 6, per_second: 0.5 }
const PRODUCT_CODES = { min: 1, max: 999_999 }

/** Opens a game for a player. While the first launch is under way, further presses get its answer. */
export function createLaunchGame(dependencies: {
  db: Database
  lobby: () => Promise<VersionedCache<Lobby>>
  launch: Seamless['launch']
  switches: GetSwitches
}): (launch: Launch) => Promise<LaunchAnswer> {
  const waitFor = createTokenBucket(LAUNCHES)
  const under_way = new Map<string, Promise<LaunchAnswer>>()

  async function open(launch: Launch, wanted: LaunchRequest): Promise<LaunchAnswer> {
    const seconds = waitFor(String(launch.caller.player_id))
    if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds } })
    const { game_id, ...game } = await requireOpenGame(dependencies, wanted)
    const { language, platform, ip, lobby_url } = launch
    const { player_id } = launch.caller
    const opened = await dependencies.launch({ ...game, player_id, language, platform, ip, lobby_url })
    await recordPlay(dependencies.db, { player_id, game_id })
    return { code: 200, message: 'Game launched successfully!', ...opened }
  }

  return async (launch) => {
    const { caller, language, platform, ip } = launch
    const wanted = parseWanted(launch.body)
    const same = JSON.stringify([String(caller.player_id), wanted, language, platform, ip])
    const first = under_way.get(same)
    if (first) return first
    const opening = open(launch, wanted).finally(() => under_way.delete(same))
    under_way.set(same, opening)
    return opening
  }
}

interface LaunchRequest {
  product_code: number
  game_type: string
  game_code: string | null
}

/** Only what the call names: of two presses that differ in something else the second waits for the first. */
function parseWanted({ product_code: sent, game_type, game_code }: LaunchBody): LaunchRequest {
  const product_code = parseWholeNumber(sent, PRODUCT_CODES)
  if (product_code === null) {
    throw new Problem('invalid_fields', { fields: { product_code: sent === undefined ? 'required' : 'invalid' } })
  }
  return { product_code, game_type, game_code: game_code || null }
}

/** @throws Problem game_closed, game_unknown, game_in_maintenance */
async function requireOpenGame(
  { lobby, switches }: { lobby: () => Promise<VersionedCache<Lobby>>; switches: GetSwitches },
  wanted: LaunchRequest,
) {
  // A game that is switched off is not in the lobby either; a caller that still sees it is told why.
  if ((await switches()).isTitleOff(wanted)) throw new Problem('game_closed')
  const found = findGame((await lobby()).content, wanted)
  if (!found) throw new Problem('game_unknown')
  if (found.game.status === 'maintenance') throw new Problem('game_in_maintenance')
  return { ...wanted, game_type: found.offer.feed_type, game_id: found.game.id }
}
