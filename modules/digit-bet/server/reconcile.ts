import {
  areApart,
  DISCREPANCIES_SHOWN,
  type Discrepancy,
  discrepanciesOf,
  inTime,
  nearTime,
  ofPlayers,
  type ReconciliationCheck,
  type Slice,
  type SlicedCheck,
} from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import type { SecretKey } from '#platform/server/secret-key.ts'
import type { PlacedBet } from './bets/bet.ts'
import type { SeedSeries } from './fairness/create-seed-series.ts'
import { deriveSeeds, holds, type SeedRun, serverContribution, unfoldRun } from './fairness/roll.ts'
import { createSeedReader, type Publication } from './fairness/seed-series-store.ts'

/** Series recomputed at a time: their bets are held in memory. */
const SERIES_AT_ONCE = 200

/** I4, I5 and I12 for the digit game. */
export const digitBetChecks = (key: SecretKey): readonly SlicedCheck[] => [
  { cut: 'time', check: betsAreInTheLedger },
  { cut: 'accounts', check: requestsHadOneEffect },
  { cut: 'accounts', check: (db, slice) => rollsRecompute(db, slice, key) },
]

/** Each bet took its stake once and paid its prize once, as answered; and no stake or prize lacks its bet. */
async function betsAreInTheLedger(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<
    { bets: bigint }[]
  >`select count(*) as bets from digit_bet.bet where ${inTime(db, db`created_at`, slice)}`
  const rows = await db<{ id: string; account_id: bigint | null; amount: bigint | null }[]>`
    with found as materialized (
      with moved as (
        select cause_id, max(created_at) as created_at, min(created_at) as first_at,
               max(amount) filter (where kind = 'digit_bet_stake') as stake,
               max(debit_account_id) filter (where kind = 'digit_bet_stake') as account_id,
               coalesce(max(amount) filter (where kind = 'digit_bet_prize'), 0) as prize,
               coalesce(max(credit_balance_after) filter (where kind = 'digit_bet_prize'),
                        max(debit_balance_after) filter (where kind = 'digit_bet_stake')) as balance_after
        from ledger.transfer
        where kind in ('digit_bet_stake', 'digit_bet_prize') and ${nearTime(db, db`created_at`, slice)} group by cause_id
      )
      select coalesce(bet.id, moved.cause_id) as id, coalesce(bet.player_id * 10 + 2, moved.account_id) as account_id,
             nullif(coalesce(bet.win_amount - bet.bet_amount * bet.multiplier, 0)
                    - (coalesce(moved.prize, 0) - coalesce(moved.stake, 0)), 0) as amount
      from (select * from digit_bet.bet where ${nearTime(db, db`created_at`, slice)}) bet
      full join moved on moved.cause_id = bet.id
      where (${inTime(db, db`bet.created_at`, slice)} or ${inTime(db, db`moved.created_at`, slice)})
        and ((bet.bet_amount * bet.multiplier, bet.win_amount, bet.balance_after, bet.player_id * 10 + 2)
             is distinct from (moved.stake, moved.prize, moved.balance_after, moved.account_id)
             or ${areApart(db, db`least(bet.created_at, moved.first_at)`, db`greatest(bet.created_at, moved.created_at)`)})
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I4',
    topic: 'digit_bets',
    promise: 'each acknowledged digit bet is in the ledger once, as it was answered',
    checked: Number(count?.bets),
    discrepancies: discrepanciesOf(rows, (row) => `digit bet ${row.id} and the ledger differ`),
  }
}

async function requestsHadOneEffect(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ requests: bigint }[]>`
    select count(*) as requests from digit_bet.bet
    where idempotency_key is not null and ${ofPlayers(db, db`player_id`, slice)}`
  const rows = await db<{ player_id: bigint; idempotency_key: string; account_id: bigint; amount: string }[]>`
    with found as materialized (
      select player_id, idempotency_key, player_id * 10 + 2 as account_id,
             (sum(bet_amount * multiplier) - min(bet_amount * multiplier))::text as amount
      from digit_bet.bet
      where idempotency_key is not null and ${ofPlayers(db, db`player_id`, slice)}
      group by player_id, idempotency_key having count(*) > 1
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I5',
    topic: 'digit_bets',
    promise: 'a repeated digit bet had one effect',
    checked: Number(count?.requests),
    discrepancies: discrepanciesOf(
      rows,
      (row) => `request ${row.idempotency_key} of player ${row.player_id} was done twice`,
    ),
  }
}

/** Every roll follows from the committed seeds, and no seed was skipped or used twice. */
async function rollsRecompute(db: Queryable, slice: Slice, key: SecretKey): Promise<ReconciliationCheck> {
  const seed_series = createSeedReader(key)
  const discrepancies: Discrepancy[] = []
  let checked = 0
  for (let after = 0n; ; ) {
    const batch = await db<CheckedSeries[]>`
      select id, player_id, commitment, client_seed, length from digit_bet.seed_series
      where id > ${after} and ${ofPlayers(db, db`player_id`, slice)} order by id limit ${SERIES_AT_ONCE}`
    if (batch.length === 0) break
    for (const series of batch) {
      const bets = await db<Pick<PlacedBet, 'n' | 's' | 'roll' | 'rolled_number'>[]>`
        select n, s, roll, rolled_number from digit_bet.bet where seed_series_id = ${series.id} order by n`
      checked += bets.length
      const faults = seriesFaults(series, bets, await seed_series.checkpoints(db, series.id))
      discrepancies.push(...faults.map((sentence) => ({ sentence, account_id: series.player_id * 10n })))
    }
    after = batch.at(-1)?.id ?? after
  }
  return {
    invariant: 'I12',
    topic: 'digit_rolls',
    promise: 'every digit roll recomputes from its committed seeds, without gaps',
    checked,
    discrepancies: discrepancies.slice(0, DISCREPANCIES_SHOWN),
  }
}

type CheckedSeries = Pick<SeedSeries, 'id' | 'player_id' | 'client_seed' | 'length'> & Pick<Publication, 'commitment'>

function seriesFaults(
  series: CheckedSeries,
  bets: Pick<PlacedBet, 'n' | 's' | 'roll' | 'rolled_number'>[],
  checkpoints: Buffer,
): string[] {
  const faults: string[] = []
  const last_seed = checkpoints.subarray(checkpoints.length - 32)
  if (!deriveSeeds(Buffer.from(last_seed), series.length).commitment.equals(series.commitment)) {
    faults.push(`series ${series.id}: its seeds do not lead to its commitment`)
  }
  if (bets.length > series.length || bets.some((bet, index) => bet.n !== index + 1)) {
    faults.push(`series ${series.id}: a seed was skipped or used twice`)
  }
  let run: SeedRun | undefined
  // One whose number is beyond the series was named above, and has no seed to be recomputed from.
  for (const bet of bets.filter(({ n }) => n >= 1 && n <= series.length)) {
    // Bets come in their order, and a run holds those of many: unfolded for each, a long series would take minutes.
    if (!holds(run, bet.n)) run = unfoldRun(checkpoints, series.length, bet.n)
    const { s } = serverContribution(run, { series_id: String(series.id), client_seed: series.client_seed, n: bet.n })
    if (s !== bet.s || (s + bet.rolled_number) % 10 !== bet.roll)
      faults.push(`series ${series.id}, bet ${bet.n}: the roll does not follow`)
  }
  return faults
}
