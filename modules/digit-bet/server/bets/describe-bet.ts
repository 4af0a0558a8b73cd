import { writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import type { SecretKey } from '#platform/server/secret-key.ts'
import type { Cause } from '#report/contract/ledger-explorer.ts'
import type { DigitBetContext } from '../context.ts'
import { getProof } from '../fairness/get-proof.ts'
import { createSeedReader } from '../fairness/seed-series-store.ts'
import { stakeOf } from '../rules.ts'
import type { PlacedBet } from './bet.ts'

/** A bet as the staff reads it, with what anybody can recompute its roll from; null for an id that is none. */
export async function describeBet(
  { db, key }: { db: DigitBetContext['db']; key: SecretKey },
  id: string,
): Promise<Cause | null> {
  const bet = await anyBet(db, id)
  if (!bet) return null
  const { fair, commitment, signature, public_key } = await getProof({ db, seed_series: createSeedReader(key) }, bet)
  const newer = await newerBet(db, bet)
  const on = bet.bet_type === 'digit' ? `digit ${bet.digit}` : bet.bet_type
  return {
    title: 'Digit bet',
    facts: [
      { name: 'Bet on', text: `${on}, pays ${bet.payout_times_100 / 100}` },
      { name: 'Stake', amount: writeMoney(stakeOf(bet)) },
      { name: 'Rolled', text: `${bet.s} (ours) + ${bet.rolled_number} (the player's) → ${bet.roll}` },
      { name: 'Prize', amount: writeMoney(bet.win_amount) },
      { name: 'Balance after', amount: writeMoney(bet.balance_after) },
      { name: 'Placed', at: bet.created_at.toISOString() },
    ],
    href: `/players/${bet.player_id}?tab=bets${newer === null ? '' : `&from=${newer}`}&id=${bet.id}`,
    proof: Object.entries({ ...fair, commitment, signature, public_key }).map(([name, value]) => ({
      name,
      value: String(value),
    })),
  }
}

async function anyBet(db: Queryable, id: string): Promise<PlacedBet | null> {
  const [bet] = await db<PlacedBet[]>`select * from digit_bet.bet where id = ${id}`
  return bet ?? null
}

/** The player's next bet after this one, behind which a list shows this one first; null after the newest. */
async function newerBet(db: Queryable, { player_id, seed_series_id, n }: PlacedBet): Promise<string | null> {
  const [bet] = await db<{ id: string }[]>`
    select bet.id from digit_bet.seed_series
    cross join lateral (
      select id, n from digit_bet.bet
      where seed_series_id = seed_series.id and (seed_series_id, n) > (${seed_series_id}::bigint, ${n}::integer)
      order by n limit 1
    ) bet
    where seed_series.player_id = ${player_id} and seed_series.id >= ${seed_series_id}
    order by seed_series.id, bet.n limit 1`
  return bet?.id ?? null
}
