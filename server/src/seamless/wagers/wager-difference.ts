import type { Money } from '#contract/money.ts'
import { column, type Transaction, textsArray } from '../../platform/database/database.ts'
import { type ComparedWager, type DifferenceKind, differencesOf, ourStatus } from '../rules.ts'

export interface AskedWager {
  product_code: number
  wager_code: string
  member_account: string
}

/** Keys in one statement: some hundred kilobytes. */
const CHUNK = 1_000

/** Compares these wagers, writes down where we differ, and closes what has come to agree. Answers how many are new. */
export async function noteDifferences(tx: Transaction, wagers: AskedWager[]): Promise<number> {
  let found = 0
  for (let start = 0; start < wagers.length; start += CHUNK) {
    const compared = await readBoth(tx, wagers.slice(start, start + CHUNK))
    const differing = compared.flatMap((wager) => differencesOf(wager).map((kind) => ({ wager, kind })))
    await resolveOthers(tx, compared, differing)
    if (differing.length > 0) found += await writeDifferences(tx, differing)
  }
  return found
}

const askedRows = (tx: Transaction, wagers: AskedWager[]) => tx`
  select distinct * from unnest(
    ${column(wagers.map((wager) => wager.product_code))}::text::integer[],
    ${textsArray(wagers.map((wager) => wager.wager_code))}::text::text[],
    ${textsArray(wagers.map((wager) => wager.member_account))}::text::text[]
  ) as t (product_code, wager_code, member_account)`

/** What the aggregator says of each, and what we did. */
async function readBoth(tx: Transaction, wagers: AskedWager[]): Promise<(AskedWager & ComparedWager)[]> {
  return tx<(AskedWager & ComparedWager)[]>`
    select asked.*, w.status as their_status, w.bet_amount as their_bet_amount, w.prize_amount as their_prize_amount,
           (w.listed_at is not null) as is_listed, ours.*
    from (${askedRows(tx, wagers)}) asked
    left join identity.player p on p.user_name = asked.member_account
    left join seamless.wager w using (product_code, wager_code, member_account)
    cross join lateral seamless.wager_state(p.id, asked.product_code, asked.wager_code) ours`
}

interface Differing {
  wager: AskedWager & ComparedWager
  kind: DifferenceKind
}

async function writeDifferences(tx: Transaction, differing: Differing[]): Promise<number> {
  const numbers = (value: (wager: Differing['wager']) => Money | number | null) =>
    column(differing.map(({ wager }) => value(wager)))
  const texts = (value: (one: Differing) => string | null) => textsArray(differing.map(value))
  const written = await tx<{ is_new: boolean }[]>`
    insert into seamless.wager_difference (product_code, wager_code, kind, member_account, our_bet_amount, their_bet_amount,
                                           our_prize_amount, their_prize_amount, our_status, their_status)
    select * from unnest(
      ${numbers((wager) => wager.product_code)}::text::integer[], ${texts(({ wager }) => wager.wager_code)}::text::text[],
      ${texts(({ kind }) => kind)}::text::text[], ${texts(({ wager }) => wager.member_account)}::text::text[],
      ${numbers((wager) => wager.staked - wager.refunded)}::text::bigint[],
      ${numbers((wager) => wager.their_bet_amount)}::text::bigint[],
      ${numbers((wager) => wager.returned - wager.refunded)}::text::bigint[],
      ${numbers((wager) => wager.their_prize_amount)}::text::bigint[],
      ${texts(({ wager }) => ourStatus(wager))}::text::text[], ${texts(({ wager }) => wager.their_status)}::text::text[])
    on conflict (product_code, wager_code, kind) do update set
      member_account = excluded.member_account, our_bet_amount = excluded.our_bet_amount,
      their_bet_amount = excluded.their_bet_amount, our_prize_amount = excluded.our_prize_amount,
      their_prize_amount = excluded.their_prize_amount, our_status = excluded.our_status,
      their_status = excluded.their_status, resolved_at = null
    returning xmax = 0 as is_new`
  return written.filter(({ is_new }) => is_new).length
}

async function resolveOthers(tx: Transaction, compared: AskedWager[], differing: Differing[]): Promise<void> {
  const still = new Set(differing.map(({ wager, kind }) => `${wager.product_code}:${wager.wager_code}:${kind}`))
  const open = await tx<(Omit<AskedWager, 'member_account'> & { kind: DifferenceKind })[]>`
    select d.product_code, d.wager_code, d.kind from (${askedRows(tx, compared)}) asked
    join seamless.wager_difference d using (product_code, wager_code) where d.resolved_at is null`
  const gone = open.filter((one) => !still.has(`${one.product_code}:${one.wager_code}:${one.kind}`))
  if (gone.length === 0) return
  await tx`
    update seamless.wager_difference d set resolved_at = now()
    from unnest(
      ${column(gone.map((one) => one.product_code))}::text::integer[],
      ${textsArray(gone.map((one) => one.wager_code))}::text::text[],
      ${textsArray(gone.map((one) => one.kind))}::text::text[]
    ) as gone (product_code, wager_code, kind)
    where (d.product_code, d.wager_code, d.kind) = (gone.product_code, gone.wager_code, gone.kind)`
}
