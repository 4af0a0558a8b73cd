import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import type { OpenStakes as SerializedOpenStakes } from '#report/contract/figures.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { oneOf } from '../one-of.ts'
import { ENDS } from '../rules.ts'
import type { Snapshot } from '../snapshot.ts'
import type { AggregateSources } from '../sources.ts'
import { totalsSince } from './balances.ts'

/** Stakes of bets that are not settled, and the most that could still be paid out on them, as far as anybody knows. */
export interface OpenStakes {
  two_d: Money
  providers: Money
  two_d_worst: Money
}

interface StakesRequest {
  staff: StaffCaller
  sources: Pick<AggregateSources, 'worstOfDraws'>
  /** By balancesOfEnds(), for those who see all players. */
  balances: ReadonlyMap<bigint, Money>
}

/** Of the players of the caller's agents at this moment, or of all. */
export async function getOpenStakes(
  snapshot: Snapshot,
  { staff, sources, balances }: StakesRequest,
): Promise<OpenStakes> {
  const scope = scopeOf(staff)
  const stakes = scope === null ? stakesOfAll(balances) : await stakesOfAgents(snapshot, scope)
  return { ...stakes, two_d_worst: await worstCase(snapshot.tx, sources, { scope, at: null }) }
}

type Stakes = Pick<OpenStakes, 'two_d' | 'providers'>

const stakesOfAll = (balances: ReadonlyMap<bigint, Money>): Stakes => ({
  two_d: balances.get(ENDS.two_d_stakes) ?? 0n,
  providers: balances.get(ENDS.provider_stakes) ?? 0n,
})

export async function stakesOfAgents(snapshot: Snapshot, scope: bigint[]): Promise<Stakes> {
  const { tx } = snapshot
  const [row] = await tx<Stakes[]>`
    select coalesce(sum(s.two_d_stakes), 0)::bigint as two_d, coalesce(sum(s.provider_stakes), 0)::bigint as providers
    from (
      select player_id, two_d_stakes, provider_stakes from report.player_total
      union all select player_id, two_d_stakes, provider_stakes from (${totalsSince(snapshot)}) m
    ) s join identity.player p on p.id = s.player_id
    where p.agent_id ${oneOf(tx, scope)}`
  return row ?? { two_d: 0n, providers: 0n }
}

/** At a moment, or now; of the players of some agents, or of all. */
export async function worstCase(
  db: Queryable,
  sources: Pick<AggregateSources, 'worstOfDraws'>,
  request: { scope: bigint[] | null; at: Date | null },
): Promise<Money> {
  const [row] = await db<{ worst: Money }[]>`
    select coalesce(sum(worst), 0)::bigint as worst from (${sources.worstOfDraws(db, request)}) d`
  return row?.worst ?? 0n
}

/** Nobody knows the prize of a provider's open wager, so the worst case is that of 2D alone. */
export const serializeOpenStakes = ({ two_d, providers, two_d_worst }: OpenStakes): SerializedOpenStakes => ({
  amount: writeMoney(two_d + providers),
  worst_case: writeMoney(two_d_worst),
  products: [
    { product: 'two_d', amount: writeMoney(two_d), worst_case: writeMoney(two_d_worst) },
    { product: 'providers', amount: writeMoney(providers), worst_case: null },
  ],
})
