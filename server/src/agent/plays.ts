import { column, type Queryable } from '../platform/database/database.ts'
import { type Play, readGameKind, WAYS_OF_PLAY } from './rules.ts'

/**
 * What the players of each agent staked and lost on a day of Yangon, as the books have it: by the time of each
 * transfer, and for the agent whose player he was at that time.
 */
export async function playsOfDay(db: Queryable, day: string): Promise<Map<bigint, Play[]>> {
  const rows = await db<{ agent_id: bigint; game: string; turnover: bigint; net: bigint }[]>`
    with bounds as (
      select ${day}::date::timestamp at time zone 'Asia/Yangon' as since,
             (${day}::date + 1)::timestamp at time zone 'Asia/Yangon' as until
    )
    select m.agent_id, coalesce(w.game, e.game_type, '') as game, sum(w.turnover * t.amount)::bigint as turnover,
           sum(w.net * t.amount)::bigint as net
    from bounds b
    join ledger.transfer t on t.created_at >= b.since and t.created_at < b.until
    join unnest(
      ${column(WAYS_OF_PLAY.map((way) => way.kind))}::text::text[],
      ${column(WAYS_OF_PLAY.map((way) => way.game))}::text::text[],
      ${column(WAYS_OF_PLAY.map((way) => way.turnover))}::text::integer[],
      ${column(WAYS_OF_PLAY.map((way) => way.net))}::text::integer[]
    ) as w (kind, game, turnover, net) on w.kind = t.kind
    join agent.membership m
      on m.player_id = greatest(t.debit_account_id, t.credit_account_id) / 10 and m.agent_id is not null
     and m.since <= t.created_at and (m.until is null or t.created_at < m.until)
    -- An effect and its transfer are written in one transaction, so they bear one time.
    left join seamless.effect e
      on w.game is null and e.id = t.cause_id and e.created_at >= b.since and e.created_at < b.until
    group by 1, 2 order by 1, 2`
  const plays = new Map<bigint, Play[]>()
  for (const { agent_id, game, turnover, net } of rows) {
    plays.set(agent_id, added(plays.get(agent_id) ?? [], { game_kind: readGameKind(game), turnover, net }))
  }
  return plays
}

/** Game types that no list has are one kind together. */
function added(plays: Play[], play: Play): Play[] {
  const known = plays.find((one) => one.game_kind === play.game_kind)
  if (!known) return [...plays, play]
  return plays.map((one) =>
    one === known ? { ...one, turnover: one.turnover + play.turnover, net: one.net + play.net } : one,
  )
}
