import type { EventOf } from '#outbox/contract/events.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'

type NewEvent = EventOf & {
  player_id: bigint
  /** The request, claim or prize that it is about. A second event of one kind and cause is an error, and nothing is written. */
  cause_id: string
}

/**
 * Writes events in the transaction of their use case, in one statement. It is the last that a use case locks: it takes the
 * rows of the inboxes in the order of their players, and keeps them until the commit, so that the numbers of a player
 * become visible in their order.
 */
export async function recordEvents(tx: Transaction, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ player_id, kind, cause_id, content }, place) => ({
    place,
    player_id,
    kind,
    cause_id,
    content: JSON.stringify(content),
  }))
  await tx`
    with added as materialized (
      select place, player_id, kind, cause_id, content
      from ${rowsOf(tx, 'n', rows, {
        place: 'integer',
        player_id: 'bigint',
        kind: 'text',
        cause_id: 'uuid',
        content: 'text',
      })}
    ), numbered as (
      insert into outbox.inbox as i (player_id, newest)
      select player_id, count(*) from added group by player_id order by player_id
      on conflict (player_id) do update set newest = i.newest + excluded.newest
      returning player_id, newest
    )
    insert into outbox.event (player_id, number, kind, cause_id, content)
    select added.player_id,
           numbered.newest - count(*) over (partition by added.player_id)
             + row_number() over (partition by added.player_id order by added.place),
           added.kind, added.cause_id, added.content::jsonb
    from added join numbered on numbered.player_id = added.player_id`
}
