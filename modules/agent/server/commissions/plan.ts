import type { CommissionBasis, GameKind } from '#agent/contract/rules.ts'
import type { CommissionPlan } from '#agent/contract/staff.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { percentOf } from '../rules.ts'

export interface CommissionPlanRow {
  agent_id: bigint
  valid_from: string
  basis: CommissionBasis
  rates: Map<GameKind, number>
}

/** Of each of these agents all plans, the newest first; those to come among them. */
export async function listPlans(db: Queryable, agent_ids: bigint[]): Promise<CommissionPlanRow[]> {
  const rows = await db<
    { agent_id: bigint; valid_from: string; basis: CommissionBasis; kinds: GameKind[]; shares: number[] }[]
  >`
    select p.agent_id, p.valid_from::text, p.basis,
           coalesce(array_agg(r.game_kind order by r.game_kind) filter (where r.game_kind is not null), '{}') as kinds,
           coalesce(array_agg(r.rate_times_10000 order by r.game_kind) filter (where r.game_kind is not null), '{}')
             as shares
    from agent.plan p left join agent.rate r using (agent_id, valid_from)
    where p.agent_id = any (${arrayOf(db, 'bigint', agent_ids)})
    group by p.agent_id, p.valid_from order by p.agent_id, p.valid_from desc`
  return rows.map(({ kinds, shares, ...row }) => ({
    ...row,
    rates: new Map(kinds.map((kind, place) => [kind, shares[place] ?? 0])),
  }))
}

/** The one that holds on a day; null before the first. */
export function planAt(plans: CommissionPlanRow[], day: string): CommissionPlanRow | null {
  return plans.find(({ valid_from }) => valid_from <= day) ?? null
}

export function serializePlan({ valid_from, basis, rates }: CommissionPlanRow): CommissionPlan {
  return {
    valid_from,
    basis,
    rates: [...rates].map(([game_kind, rate]) => ({ game_kind, percent: percentOf(rate) })),
  }
}
