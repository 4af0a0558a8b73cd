import type { GameLogEntry } from '#catalog/contract/player.ts'
import type { GameLogPeriod } from '#catalog/contract/rules.ts'
import type { Language } from '#platform/contract/language.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { gameSums } from '#seamless/server/index.ts'
import { type Names, nameIn } from '../lists/lobby.ts'
import { periodOf } from '../rules.ts'

/** The sums of a player in one game of the platform's own. */
export interface OwnGameSum {
  game_name: string
  spin_count: number
  turnover: Money
  win_loss: Money
  held: Money
}

/** Games that do not come from the aggregator and belong to the same log; the app knows them. */
export type OwnGames = (requested: {
  player_id: bigint
  from: Date
  to: Date
  language: Language
}) => Promise<OwnGameSum[]>

/** The player's sums in each game of the period, the largest turnover first. */
export async function getGameLog(
  dependencies: { db: Database; own_games: readonly OwnGames[] },
  requested: { player_id: bigint; type: GameLogPeriod; language: Language },
): Promise<GameLogEntry[]> {
  const { player_id, language } = requested
  const [clock] = await dependencies.db<{ now: Date }[]>`select now()`
  const { from, to, first_day, last_day } = periodOf(requested.type, clock?.now ?? new Date())
  const [aggregator, ...own] = await Promise.all([
    aggregatorSums(dependencies.db, { player_id, from, to, language }),
    ...dependencies.own_games.map((sumsOf) => sumsOf({ player_id, from, to, language })),
  ])
  return [aggregator, ...own]
    .flat()
    .sort((one, other) => Number(other.turnover - one.turnover))
    .map((sum) => ({
      game_name: sum.game_name,
      from: first_day,
      to: last_day,
      spin_count: sum.spin_count,
      turnover: writeMoney(sum.turnover),
      win_loss: writeMoney(sum.win_loss),
      ...(sum.held > 0n && { held: writeMoney(sum.held) }),
    }))
}

async function aggregatorSums(
  db: Database,
  requested: { player_id: bigint; from: Date; to: Date; language: Language },
): Promise<OwnGameSum[]> {
  const sums = await gameSums(db, requested)
  const names = await namesOf(db, [...new Set(sums.map((sum) => sum.product_code))])
  return sums.map((sum) => {
    const named = names.get(nameKey(sum)) ?? names.get(nameKey({ ...sum, game_code: null }))
    return {
      ...sum,
      game_name: named ? nameIn(named, requested.language) : (sum.game_code ?? String(sum.product_code)),
    }
  })
}

const nameKey = (game: { product_code: number; game_code: string | null }) =>
  JSON.stringify([game.product_code, game.game_code])

/** Retired games too: what was played stays in the log. Without a game's name, its provider's. */
async function namesOf(db: Database, product_codes: number[]): Promise<Map<string, Names>> {
  if (product_codes.length === 0) return new Map()
  const rows = await db<(Names & { product_code: number; game_code: string | null })[]>`
    select p.product_code, g.game_code, g.name_en, g.name_mm, g.name_zh, g.name_th
    from catalog.provider p join catalog.game g on g.provider_id = p.id
    where p.product_code in ${db(product_codes)}
    union all
    select product_code, null, short_name, null, null, null from catalog.provider
    where product_code in ${db(product_codes)}`
  const named = new Map<string, Names>()
  for (const row of rows) if (!named.has(nameKey(row))) named.set(nameKey(row), row)
  return named
}
