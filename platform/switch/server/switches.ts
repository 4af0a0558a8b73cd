import { CONFIGURATION_FRESH_MS, cached } from '#platform/server/caching/cached.ts'
import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { type OwnGame, providerTarget, type Target, titleTarget } from '#switch/contract/rules.ts'

/** The switch targets that are off, as of one moment. */
export class Switches {
  /** Another one after each change. */
  readonly version: string
  readonly #off: ReadonlySet<string>

  constructor(version: string, off: readonly string[]) {
    this.version = version
    this.#off = new Set(off)
  }

  isOff(target: Target): boolean {
    return this.#off.has(target)
  }

  /** Games of providers that were switched off one by one. */
  titlesOff(): string[] {
    return [...this.#off].filter((target) => target.startsWith('title:'))
  }

  /** Of the platform's own games. */
  isGameOff(game: OwnGame): boolean {
    return this.isOff('gaming') || this.isOff(`game:${game}`)
  }

  isProviderOff(product_code: number): boolean {
    return this.isOff('gaming') || this.isOff(providerTarget(product_code))
  }

  /** Of a provider's game. Asked for each stake, so the usual answer comes first. */
  isTitleOff({ product_code, game_code }: { product_code: number; game_code: string | null }): boolean {
    if (this.#off.size === 0) return false
    return this.isProviderOff(product_code) || this.isOff(titleTarget(product_code, game_code))
  }
}

export type GetSwitches = () => Promise<Switches>

/** Reads the switches at most four times a second: batched use cases ask for every batch. What is under way goes on to its end. */
export const createSwitches = (db: Database): GetSwitches => cached(() => getSwitches(db), CONFIGURATION_FRESH_MS)

/** As they stand this moment: for the staff, who has just changed one. */
export async function getSwitches(db: Database): Promise<Switches> {
  const [row] = await db<{ version: bigint; targets: string[] }[]>`
    select version, array(select target from switch.off) as targets from switch.version`
  if (!row) throw new Error('switch.version has no row')
  return new Switches(String(row.version), row.targets)
}

/** @throws Problem game_closed */
export async function requireGame(switches: GetSwitches, game: OwnGame): Promise<void> {
  if ((await switches()).isGameOff(game)) throw new Problem('game_closed')
}

/** The refusal deposits_closed or withdrawals_closed; null where requests are taken. */
export async function closedFor(switches: GetSwitches, way: 'deposit' | 'withdrawal'): Promise<Problem | null> {
  return (await switches()).isOff(`${way}s`) ? new Problem(`${way}s_closed`) : null
}
