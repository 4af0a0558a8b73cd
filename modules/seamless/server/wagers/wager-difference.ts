import type { Transaction } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import { type ComparedWager, type DifferenceKind, differencesOf, ourStatus } from '../rules.ts'

export interface ProviderWager {
  product_code: number
  wager_code: string
  member_account: string
}

/** Keys in one statement: some hundred kilobytes. */
const CHUNK = 1_000

/** Compares these wagers, writes down where we differ, and closes what has come to agree. Answers how many are new. */
export async function noteDifferences(tx: Transaction, wagers: ProviderWager[]): Promise<number> {
  let found = 0
  for (let start = 0; start < wagers.length; start += CHUNK) {
    const compared = await getBoth(tx, wagers.slice(start, start + CHUNK))
    const differing = compared.flatMap((wager) => differencesOf(wager).map((kind) => ({ wager, kind })))
    await resolveOthers(tx, compared, differing)
    if (differing.length > 0) found += await writeDifferences(tx, differing)
  }
  return found
}

const providerRows = (tx: Transaction, wagers: ProviderWager[]) => tx`
  select distinct * from ${rowsOf(tx, 't', wagers, {
    product_code: 'integer',
    wager_code: 'text',
    member_account: 'text',
  })}`

/** The aggregator's report on each wager, and our own state of it. */
async function getBoth(tx: Transaction, wagers: ProviderWager[]): Promise<(ProviderWager & ComparedWager)[]> {
  return tx<(ProviderWager & ComparedWager)[]>`
    select requested.*, w.status as their_status, w.bet_amount as their_bet_amount, w.prize_amount as their_prize_amount,
           (w.listed_at is not null) as is_listed, ours.*
    from (${providerRows(tx, wagers)}) requested
    left join identity.player p on p.user_name = requested.member_account
    left join seamless.wager w using (product_code, wager_code, member_account)
    cross join lateral seamless.wager_state(p.id, requested.product_code, requested.wager_code) ours`
}

interface Differing {
  wager: ProviderWager & ComparedWager
  kind: DifferenceKind
}

async function writeDifferences(tx: Transaction, differing: Differing[]): Promise<number> {
  const rows = differing.map(({ wager, kind }) => ({
    ...wager,
    kind,
    our_bet_amount: wager.staked - wager.refunded,
    our_prize_amount: wager.returned - wager.refunded,
    our_status: ourStatus(wager),
  }))
  const written = await tx<{ is_new: boolean }[]>`
    insert into seamless.wager_difference (product_code, wager_code, kind, member_account, our_bet_amount, their_bet_amount,
                                           our_prize_amount, their_prize_amount, our_status, their_status)
    select * from ${rowsOf(tx, 'differing', rows, {
      product_code: 'integer',
      wager_code: 'text',
      kind: 'text',
      member_account: 'text',
      our_bet_amount: 'bigint',
      their_bet_amount: 'bigint',
      our_prize_amount: 'bigint',
      their_prize_amount: 'bigint',
      our_status: 'text',
      their_status: 'text',
    })}
    on conflict (product_code, wager_code, kind) do update set
      member_account = excluded.member_account, our_bet_amount = excluded.our_bet_amount,
      their_bet_amount = excluded.their_bet_amount, our_prize_amount = excluded.our_prize_amount,
      their_prize_amount = excluded.their_prize_amount, our_status = excluded.our_status,
      their_status = excluded.their_status, resolved_at = null
    returning xmax = 0 as is_new`
  return written.filter(({ is_new }) => is_new).length
}

async function resolveOthers(tx: Transaction, compared: ProviderWager[], differing: Differing[]): Promise<void> {
  const still = new Set(differing.map(({ wager, kind }) => `${wager.product_code}:${wager.wager_code}:${kind}`))
  const open = await tx<(Omit<ProviderWager, 'member_account'> & { kind: DifferenceKind })[]>`
    select d.product_code, d.wager_code, d.kind from (${providerRows(tx, compared)}) requested
    join seamless.wager_difference d using (product_code, wager_code) where d.resolved_at is null`
  const gone = open.filter((one) => !still.has(`${one.product_code}:${one.wager_code}:${one.kind}`))
  if (gone.length === 0) return
  await tx`
    update seamless.wager_difference d set resolved_at = now()
    from ${rowsOf(tx, 'gone', gone, { product_code: 'integer', wager_code: 'text', kind: 'text' })}
    where (d.product_code, d.wager_code, d.kind) = (gone.product_code, gone.wager_code, gone.kind)`
}
