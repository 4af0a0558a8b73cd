import type { Database } from '#platform/server/database/database.ts'

/**
 * Where the outbox differs from the tables: a fact without its event, an event without its fact, or a player whose events are
 * not numbered from 1 without a gap. One sentence for each.
 */
export async function wrongEvents(db: Database): Promise<string[]> {
  const wrong = await db<{ kind: string; cause_id: string; is_invented: boolean }[]>`
    with fact as (
      select direction || '.' || status as kind, id as cause_id from cashier.request where status in ('approved', 'rejected')
      union all select 'two_d.slip_won', id from two_d.prize
      union all select 'two_d.result_corrected', id from two_d.prize where taken_back is not null
      union all select 'bonus.given', id from promotion.claim where status not in ('waiting', 'refused')
      union all select 'bonus.finished', id from promotion.claim where status = 'released'
      union all select 'bonus.lost', id from promotion.claim where status in ('lapsed', 'given_up', 'cancelled')
    ), recorded as (select kind, cause_id from outbox.event where kind <> 'password.changed')
    select coalesce(f.kind, e.kind) as kind, coalesce(f.cause_id, e.cause_id)::text as cause_id, f.kind is null as is_invented
    from fact f full join recorded e on e.kind = f.kind and e.cause_id = f.cause_id
    where f.kind is null or e.kind is null`
  const numbered = await db<{ player_id: bigint; newest: bigint }[]>`
    select i.player_id, i.newest from outbox.inbox i left join outbox.event e on e.player_id = i.player_id
    group by i.player_id having count(e.number) <> i.newest or max(e.number) <> i.newest`
  return [
    ...wrong.map(
      ({ kind, cause_id, is_invented }) =>
        `${kind} ${cause_id}: ${is_invented ? 'nothing has happened' : 'it has no event'}`,
    ),
    ...numbered.map(
      ({ player_id, newest }) => `the events of player ${player_id} have other numbers than 1 to ${newest}`,
    ),
  ]
}
