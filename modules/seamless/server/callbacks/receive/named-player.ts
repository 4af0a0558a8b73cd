import { listStopped, playersByUserName } from '#identity/server/index.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { NamedPlayer } from '../decide/decision.ts'

/** Some five megabytes of names. */
const NAMES_MAX = 50_000

/** The players that callbacks name, each with what the player may do at this moment. */
export async function namedPlayers(tx: Transaction, ids: Map<string, bigint>): Promise<Map<string, NamedPlayer>> {
  const stopped = new Set(await listStopped(tx, [...ids.values()]))
  return new Map([...ids].map(([user_name, id]) => [user_name, { id, is_active: !stopped.has(id) }]))
}

/**
 * The player behind each name, for those who exist. A name is a player's for ever, so it is remembered; what the
 * player may do is asked each time.
 */
export function createPlayerIds(db: Database): (user_names: string[]) => Promise<Map<string, bigint>> {
  const known = new Map<string, bigint>()
  return async (user_names) => {
    const unknown = [...new Set(user_names.filter((name) => !known.has(name)))]
    const players = unknown.length === 0 ? [] : await playersByUserName(db, unknown)
    const found = new Map(players.map(({ user_name, id }) => [user_name, id]))
    for (const [name, id] of found) {
      if (known.size >= NAMES_MAX) known.delete(known.keys().next().value as string)
      known.set(name, id)
    }
    return new Map(
      user_names.flatMap((name) => {
        const id = known.get(name) ?? found.get(name)
        return id === undefined ? [] : [[name, id]]
      }),
    )
  }
}
