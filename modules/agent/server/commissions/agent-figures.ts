import { figuresTable } from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { type AgentFigures, gameOfProduct, parseGameKind } from '../rules.ts'

/**
 * The turnover and the GGR of the players of each agent on a day of Yangon, as docs/glossary.md defines them: by the
 * time of each transfer, and for the agent whose player it was at that time. An open stake is neither.
 */
export async function agentFiguresOfDay(db: Queryable, day: string): Promise<Map<bigint, AgentFigures[]>> {
  const rows = await db<{ agent_id: bigint; product: bigint; game_type: string; turnover: bigint; ggr: bigint }[]>`
    with bounds as (
      select ${day}::date::timestamp at time zone 'Asia/Yangon' as since,
             (${day}::date + 1)::timestamp at time zone 'Asia/Yangon' as until
    )
    select m.agent_id, f.product, coalesce(e.game_type, h.game_type, '') as game_type, sum(f.turnover * t.amount)::bigint as turnover,
           sum((f.turnover - f.payout) * t.amount)::bigint as ggr
    from bounds b
    join ledger.transfer t on t.created_at >= b.since and t.created_at < b.until
    join ${figuresTable(db)} on f.kind = t.kind and f.at in (t.debit_account_id, t.credit_account_id) and f.product is not null
    join agent.membership m
      on m.player_id = greatest(t.debit_account_id, t.credit_account_id) / 10 and m.agent_id is not null
     and m.since <= t.created_at and (m.until is null or t.created_at < m.until)
    -- An effect and its transfers are written in one transaction, so they bear one time.
    left join seamless.effect e
      on f.product = 300 and e.id = t.cause_id and e.created_at >= b.since and e.created_at < b.until
    left join held_credit.credit h on t.kind = 'held_refused_seamless' and h.id = t.cause_id
    group by 1, 2, 3 order by 1, 2, 3`
  const figures = new Map<bigint, AgentFigures[]>()
  for (const { agent_id, product, game_type, turnover, ggr } of rows) {
    const game_kind = gameOfProduct(product) ?? parseGameKind(game_type)
    figures.set(agent_id, added(figures.get(agent_id) ?? [], { game_kind, turnover, ggr }))
  }
  return figures
}

/** Game types that no list has are one kind together. */
function added(figures: AgentFigures[], entry: AgentFigures): AgentFigures[] {
  const known = figures.find((one) => one.game_kind === entry.game_kind)
  if (!known) return [...figures, entry]
  return figures.map((one) =>
    one === known ? { ...one, turnover: one.turnover + entry.turnover, ggr: one.ggr + entry.ggr } : one,
  )
}
