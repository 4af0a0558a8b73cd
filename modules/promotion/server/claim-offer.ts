import { decideOnce, transactionOrRefusal } from '#idempotency/server/index.ts'
import { type Caller, refuseStopped, requireLiveSession } from '#identity/server/index.ts'
import { bonusGranted, lockAccounts, openBonusAccount, playerAccountId, post } from '#ledger/server/index.ts'
import { recordEvents } from '#outbox/server/index.ts'
import type { Language } from '#platform/contract/language.ts'
import { writeMoney } from '#platform/contract/money.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { subscriberOf } from '#platform/server/http/addresses/networks.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { uuidV7 } from '#platform/server/random.ts'
import type { Claim } from '#promotion/contract/player.ts'
import { requestClaim } from './claim-approval.ts'
import { findDeposit, getClaimFacts } from './claim-facts.ts'
import { claimById } from './list-claims.ts'
import { listGameTypes, type OfferRow, offerColumns, type Terms, termsOf } from './offer.ts'
import { bonusOf, goalOf, leastDeposit, periodOf, refuseClaim, rulesMet } from './rules.ts'

interface ClaimRequest {
  /** Where the caller is. */
  address: string
  promotion_id: number
  idempotency_key: string | null
  language: Language
}

/**
 * Gives a player the bonus of a promotion, into the player's bonus account. It decides under the lock of the player's
 * accounts, so that of twenty claims at one moment one succeeds. The same request id answers the same bonus, as it
 * stands, or the same refusal, and gives nothing again. Where a rule of the offer asks for it, the claim waits for a person.
 * @throws Problem offer_over, offer_for_new_players, bonus_running, offer_claimed, offer_needs_deposit, offer_deposit_first,
 * offer_on_device, offer_on_address, offer_on_account, idempotency_key_reused, player_frozen, player_on_break, unauthenticated
 */
export async function claimOffer(db: Database, caller: Caller, requested: ClaimRequest): Promise<Claim> {
  const { player_id } = caller
  const { promotion_id, idempotency_key, address } = requested
  return transactionOrRefusal(db, async (tx) => {
    const [main, game] = [playerAccountId(player_id, 'main'), playerAccountId(player_id, 'game')]
    const { versions } = await lockAccounts(tx, [main, game])
    const session = await requireLiveSession(tx, caller.token_hash)
    const earlier = await earlierClaim(tx, player_id, requested)
    if (earlier !== null) return claimById(tx, earlier, requested.language)
    return decideOnce(tx, { call: 'claim', player_id, idempotency_key, content: [promotion_id] }, async () => {
      refuseStopped(session)
      const { terms, now } = await requireOffer(tx, promotion_id)
      const period = periodOf(terms.frequency, now)
      const [facts] = await getClaimFacts(tx, { ...caller, address }, [{ promotion_id, terms, period }])
      if (!facts) throw new Error(`the facts of promotion ${promotion_id} are gone`)
      const refusal = refuseClaim(terms, facts)
      if (refusal) throw new Problem(refusal)
      const deposit = terms.event === 'deposit' ? await requireDeposit(tx, player_id, terms) : null

      const id = uuidV7()
      const amount = bonusOf(terms, deposit?.amount ?? null)
      const [game_version, main_version] = [versions.get(game) ?? 0n, versions.get(main) ?? 0n]
      const met = rulesMet(terms.rules, facts, 'review')
      const { digit_bet_weight, two_d_weight, provider_weight, excluded_game_types } = terms.rules
      await tx`
        insert into promotion.claim (id, promotion_id, player_id, deposit_cause_id, period, amount, goal,
                                     game_version_from, main_version_from, game_version_counted, main_version_counted,
                                     ends_at, idempotency_key, status, device_mark, address, digit_bet_weight, two_d_weight,
                                     provider_weight, excluded_game_types)
        select ${id}, ${promotion_id}, ${player_id}, ${deposit?.cause_id ?? null}::uuid, ${period}::date, ${amount},
               ${goalOf(terms, amount)}, ${game_version}, ${main_version}, ${game_version}, ${main_version},
               now() + ${terms.wagering_days} * interval '1 day', ${idempotency_key}, ${met.length > 0 ? 'waiting' : 'open'},
               s.device_mark, ${subscriberOf(address)}, ${digit_bet_weight}, ${two_d_weight}, ${provider_weight},
               ${excluded_game_types === null ? null : arrayOf(tx, 'text', listGameTypes(excluded_game_types))}
        from identity.session s where s.token_hash = ${caller.token_hash}`
      if (met.length > 0) await requestClaim(tx, { claim_id: id, player_id, amount, met })
      else {
        await openBonusAccount(tx, player_id)
        await post(tx, [bonusGranted({ cause_id: id, player_id, amount })])
        const content = { amount: writeMoney(amount), was_reviewed: false }
        await recordEvents(tx, [{ player_id, cause_id: id, kind: 'bonus.given', content }])
      }
      return claimById(tx, id, requested.language)
    })
  })
}

async function earlierClaim(tx: Transaction, player_id: bigint, requested: ClaimRequest): Promise<string | null> {
  if (requested.idempotency_key === null) return null
  const [claim] = await tx<{ id: string; promotion_id: number }[]>`
    select id, promotion_id from promotion.claim where player_id = ${player_id} and idempotency_key = ${requested.idempotency_key}`
  if (claim && claim.promotion_id !== requested.promotion_id) throw new Problem('idempotency_key_reused')
  return claim?.id ?? null
}

/** Its lock lets one claim of the offer through at a time: of several players with one device, one is the first. */
async function requireOffer(tx: Transaction, promotion_id: number): Promise<{ terms: Terms; now: Date }> {
  const [row] = await tx<(OfferRow & { now: Date })[]>`
    select ${offerColumns(tx)}, now() as now
    from promotion.promotion p
    where p.id = ${promotion_id} and p.is_on and (p.starts_at is null or p.starts_at <= now())
      and (p.ends_at is null or p.ends_at > now()) for no key update`
  const terms = row && termsOf(row)
  if (!terms) throw new Problem('offer_over')
  return { terms, now: row.now }
}

async function requireDeposit(tx: Transaction, player_id: bigint, terms: Terms) {
  const deposit = await findDeposit(tx, player_id, terms)
  if (!deposit) throw new Problem('offer_needs_deposit', { values: { min: writeMoney(leastDeposit(terms)) } })
  return deposit
}
