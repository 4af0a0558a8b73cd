import { type Caller, requireLiveSession, whyStopped } from '#identity/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import { problemMessage } from '#platform/contract/problem.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import type { Eligibility } from '#promotion/contract/player.ts'
import type { ClaimRefusal } from '#promotion/contract/rules.ts'
import { type Claimant, findDeposit, getClaimFacts } from './claim-facts.ts'
import { type OfferRow, offerColumns, type Terms, termsOf } from './offer.ts'
import { LISTED_MAX } from './promotions.ts'
import { bonusOf, type ClaimFacts, canComeLater, leastDeposit, periodOf, refuseClaim } from './rules.ts'

interface Verdict {
  promotion_id: number
  terms: Terms
  facts: ClaimFacts
  refusal: ClaimRefusal | null
  /** The bonus that a claim gives now, or the most that it can give while its deposit is missing. */
  amount: Money
}

/**
 * Of each offer whether the platform would grant the player's claim now, and which larger bonuses the claim would lock out:
 * a player has one active bonus. The claim itself is judged again, under the lock.
 * @throws Problem unauthenticated
 */
export async function getEligibility(
  db: Database,
  { player_id, token_hash }: Caller,
  address: string,
): Promise<Eligibility[]> {
  return transaction(db, async (tx) => {
    const stopped = whyStopped(await requireLiveSession(tx, token_hash))
    const verdicts = await judgeOffers(tx, { player_id, token_hash, address })
    return verdicts.map((one) => write(one, stopped, verdicts))
  })
}

async function judgeOffers(tx: Transaction, claimant: Claimant): Promise<Verdict[]> {
  const rows = await tx<(OfferRow & { id: number; now: Date })[]>`
    select p.id, ${offerColumns(tx)}, now() as now
    from promotion.promotion p
    where p.is_on and p.event is not null and (p.starts_at is null or p.starts_at <= now())
      and (p.ends_at is null or p.ends_at > now())
    order by p.place, p.id limit ${LISTED_MAX}`
  const offers = rows.flatMap((row) => {
    const terms = termsOf(row)
    return terms ? [{ promotion_id: row.id, terms, period: periodOf(terms.frequency, row.now) }] : []
  })
  const facts = await getClaimFacts(tx, claimant, offers)
  const verdicts: Verdict[] = []
  for (const [place, { promotion_id, terms }] of offers.entries()) {
    const known = facts[place] as ClaimFacts
    const deposit = terms.event === 'deposit' ? await findDeposit(tx, claimant.player_id, terms) : null
    const is_missing = terms.event === 'deposit' && deposit === null
    const refusal = refuseClaim(terms, known) ?? (is_missing ? 'offer_needs_deposit' : null)
    verdicts.push({ promotion_id, terms, facts: known, refusal, amount: bonusOf(terms, deposit?.amount ?? null) })
  }
  return verdicts
}

function write(own: Verdict, stopped: ClaimRefusal | null, verdicts: readonly Verdict[]): Eligibility {
  const { promotion_id, terms, refusal, amount } = own
  const code = stopped ?? refusal
  const deposit_min = terms.event === 'deposit' ? writeMoney(leastDeposit(terms)) : null
  // A bonus that asks for no stakes is over within a minute.
  const locks = code === null && terms.wagering_times_100 > 0
  const larger = verdicts.filter(
    (other) => other !== own && canComeLater(other.terms, other.facts) && other.terms.amount > amount,
  )
  return {
    promotion_id,
    refusal: code && { code, message: problemMessage(code, deposit_min === null ? {} : { min: deposit_min }) },
    deposit_min,
    locks_out: locks
      ? larger
          .toSorted((one, other) => Number(other.terms.amount - one.terms.amount))
          .map((other) => ({ promotion_id: other.promotion_id, amount: writeMoney(other.terms.amount) }))
      : [],
  }
}
