import { playersByUserName } from '../../../identity/index.ts'
import type { Database, Queryable } from '../../../platform/database/database.ts'
import type { NamedPlayer } from '../decide/decision.ts'

/** Some five megabytes of names. */
const NAMES_MAX = 50_000

/** The players that callbacks name, each with what the player may do at this moment. */
export async function namedPlayers(db: Queryable, user_names: string[]): Promise<Map<string, NamedPlayer>> {
  const players = await playersByUserName(db, user_names)
  return new Map(players.map(({ id, user_name, status }) => [user_name, { id, is_active: status === 'active' }]))
}

/**
 * The player behind each name, for those who exist. A name is a player's for ever, so it is remembered; what the
 * player may do is asked each time.
 */
export function createPlayerIds(db: Database): (user_names: string[]) => Promise<Map<string, bigint>> {
  const known = new Map<string, bigint>()
  return async (user_names) => {
    const unknown = [...new Set(user_names.filter((name) => !known.has(name)))]
    const found = unknown.length === 0 ? new Map<string, NamedPlayer>() : await namedPlayers(db, unknown)
    for (const [name, { id }] of found) {
      if (known.size >= NAMES_MAX) known.delete(known.keys().next().value as string)
      known.set(name, id)
    }
    return new Map(
      user_names.flatMap((name) => {
        const id = known.get(name) ?? found.get(name)?.id
        return id === undefined ? [] : [[name, id]]
      }),
    )
  }
}
