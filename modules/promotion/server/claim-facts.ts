import { playerAccountId } from '#ledger/server/index.ts'
import type { Money } from '#platform/contract/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import { subscriberOf } from '#platform/server/http/addresses/networks.ts'
import { DEPOSIT_COUNTS_DAYS } from '#promotion/contract/rules.ts'
import type { Terms } from './offer.ts'
import { type ClaimFacts, leastDeposit } from './rules.ts'

interface OfferPeriod {
  promotion_id: number
  terms: Terms
  /** The day on which a claim would stand. */
  period: string
}

/** Who claims, and from where. */
export interface Claimant {
  player_id: bigint
  token_hash: Buffer
  address: string
}

/**
 * The facts that decide a claim of each of these offers, in their order. A claim that staff refused does not count against
 * other players: it gave no bonus.
 */
export async function getClaimFacts(
  tx: Transaction,
  { player_id, token_hash, address }: Claimant,
  offers: readonly OfferPeriod[],
): Promise<ClaimFacts[]> {
  const sought = offers.map(({ promotion_id, period, terms: { new_days } }) => ({ promotion_id, period, new_days }))
  const rows = await tx<(ClaimFacts & { promotion_id: number })[]>`
    select o.promotion_id, p.created_at > now() - coalesce(o.new_days, 0) * interval '1 day' as is_new,
           exists (select from promotion.claim c
                   where c.promotion_id = o.promotion_id and c.player_id = p.id and c.period = o.period) as is_claimed,
           exists (select from promotion.claim c where c.player_id = p.id and c.status = 'open') as has_open,
           exists (select from ledger.transfer t
                   where t.credit_account_id = ${playerAccountId(player_id, 'main')} and t.credit_version is not null
                     and t.kind in ('deposit', 'deposit_from_float')) as has_deposited,
           exists (select from promotion.claim c
                   where c.promotion_id = o.promotion_id and c.device_mark = s.device_mark and c.period = o.period
                     and c.player_id <> p.id and c.status <> 'refused') as is_device_used,
           (select count(*) from promotion.claim c
            where c.promotion_id = o.promotion_id and c.address = ${subscriberOf(address)} and c.player_id <> p.id
              and c.status <> 'refused'
              and c.created_at >= (now() at time zone 'Asia/Yangon')::date::timestamp at time zone 'Asia/Yangon')::integer
             as of_address,
           exists (select from cashier.request own
                   join cashier.request other on other.account_number = own.account_number
                     and other.direction = 'withdrawal' and other.player_id <> own.player_id
                   join promotion.claim c on c.player_id = other.player_id and c.promotion_id = o.promotion_id
                     and c.period = o.period and c.status <> 'refused'
                   where own.player_id = p.id and own.direction = 'withdrawal') as is_account_used
    from identity.player p
    left join identity.session s on s.token_hash = ${token_hash}
    cross join ${rowsOf(tx, 'o', sought, {
      promotion_id: 'integer',
      period: 'date',
      new_days: 'integer',
    })}
    where p.id = ${player_id}`
  const byId = new Map(rows.map((row) => [row.promotion_id, row]))
  return offers.map(({ promotion_id }) => {
    const facts = byId.get(promotion_id)
    if (!facts) throw new Error(`player ${player_id} is gone`)
    return facts
  })
}

/** The player's newest deposit that is large enough and brought no bonus yet. */
export async function findDeposit(
  tx: Transaction,
  player_id: bigint,
  terms: Terms,
): Promise<{ cause_id: string; amount: Money } | null> {
  const [deposit] = await tx<{ cause_id: string; amount: Money }[]>`
    select t.cause_id, t.amount from ledger.transfer t
    where t.credit_account_id = ${playerAccountId(player_id, 'main')} and t.credit_version is not null
      and t.kind in ('deposit', 'deposit_from_float') and t.amount >= ${leastDeposit(terms)}
      and t.created_at > now() - ${DEPOSIT_COUNTS_DAYS} * interval '1 day'
      and not exists (select from promotion.claim c where c.deposit_cause_id = t.cause_id)
    order by t.credit_version desc limit 1`
  return deposit ?? null
}
