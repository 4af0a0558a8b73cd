import { setTimeout as sleep } from 'node:timers/promises'
import { lockAccounts, playerAccountId, postAtomic, twoDRefund } from '#ledger/server/index.ts'
import type { Money } from '#platform/contract/money.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/telemetry/log.ts'
import { unwatched, type WatchTurn } from '#platform/server/telemetry/watch-turn.ts'
import { type Draw, lockDraw } from '../draw.ts'
import { type Prize, payPrizes, takePrizesBack, type Win } from './prize.ts'
import { noteStakesMoved, settleStakes } from './settle-stakes.ts'

/** So many accounts are locked at once, for some tens of milliseconds: bets of those players wait no longer. */
const BATCH_MAX = 500
const EVERY_MS = 500

/**
 * Queues the settlement of a draw, in the transaction that declares or corrects its result or calls it off. What was
 * under way for an earlier version ends with its batch.
 */
export async function queueSettlement(tx: Transaction, draw_id: number): Promise<void> {
  await tx`
    insert into two_d.settlement (draw_id, version) select id, version from two_d.draw where id = ${draw_id}
    on conflict (draw_id) do update
    set version = excluded.version, after_slip_id = null, paid_count = 0, paid_amount = 0,
        queued_at = clock_timestamp(), finished_at = null`
}

/**
 * Pays what a draw owes, batch by batch, each a transaction of its own that also stores its progress. However often it is
 * stopped, and however many do it at once, each line is paid once.
 */
export async function settleDraw(db: Database, draw_id: number): Promise<void> {
  let goes_on = true
  while (goes_on) goes_on = await transaction(db, (tx) => settleBatch(tx, draw_id))
}

/** The draws that are to be paid, the one that waits longest first. */
async function drawsToPay(db: Database): Promise<number[]> {
  const rows = await db<{ draw_id: number }[]>`
    select draw_id from two_d.settlement where finished_at is null order by queued_at`
  return rows.map(({ draw_id }) => draw_id)
}

/** Pays all that is to be paid now. */
export async function payDraws(db: Database): Promise<void> {
  for (const draw_id of await drawsToPay(db)) await settleDraw(db, draw_id)
}

interface SettlementLoop {
  /** While somebody else has to pay. */
  standsBack?: () => Promise<boolean>
  watch?: WatchTurn
}

/** Pays all that is to be paid, until it is stopped, and while nobody else has to. */
export async function runSettlementLoop(
  db: Database,
  log: Log,
  signal: AbortSignal,
  { standsBack, watch = unwatched }: SettlementLoop = {},
): Promise<void> {
  const turn = async () => {
    if (await standsBack?.()) return
    const failed: unknown[] = []
    for (const draw_id of await drawsToPay(db)) {
      if (signal.aborted) return
      await settleDraw(db, draw_id).then(
        () => log.info({ draw_id }, 'a draw of the 2D lottery is paid'),
        // A draw that cannot be paid holds up no other.
        (error: unknown) => failed.push(error),
      )
    }
    if (failed.length > 0)
      throw failed.length === 1 ? failed[0] : new AggregateError(failed, 'several draws are not paid')
  }
  while (!signal.aborted) {
    // The next turn begins where this one ended; a database that is away comes back.
    await watch(turn).catch((error: unknown) => log.error({ err: error }, NOT_PAID))
    await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}

const NOT_PAID = 'a draw of the 2D lottery could not be paid for now'

/** How far a settlement has come. */
interface Progress {
  after_slip_id: string | null
}

/** The work of one batch: number and sum of its payments, and the last slip that is done; null when no slip is left. */
interface Step {
  count: number
  amount: Money
  up_to: string | null
}

async function settleBatch(tx: Transaction, draw_id: number): Promise<boolean> {
  // Every other settlement or correction of this draw waits here.
  const draw = await lockDraw(tx, draw_id)
  const [progress] = await tx<Progress[]>`
    select after_slip_id from two_d.settlement where draw_id = ${draw_id} and finished_at is null`
  if (!draw || !progress) return false
  const is_void = draw.status === 'void'
  const step = is_void ? await refundBatch(tx, draw, progress) : await prizeBatch(tx, draw, progress)
  const is_paid = step.up_to === null && step.count === 0
  // The winners are paid first; nobody waits for the stakes to become income.
  if (is_paid && !is_void && (await settleStakes(tx, draw_id))) return true
  if (is_paid && is_void) await noteStakesMoved(tx, draw_id)
  await noteStep(tx, draw, step)
  return !is_paid
}

async function noteStep(tx: Transaction, draw: Draw, { count, amount, up_to }: Step): Promise<void> {
  const is_finished = up_to === null && count === 0
  await tx`
    update two_d.settlement set
      paid_count = paid_count + ${count}, paid_amount = paid_amount + ${amount},
      after_slip_id = coalesce(${up_to}::uuid, after_slip_id),
      finished_at = case when ${is_finished}::boolean then clock_timestamp() end
    where draw_id = ${draw.id}`
  if (is_finished && draw.status === 'declared') {
    await tx`update two_d.draw set status = 'settled' where id = ${draw.id}`
  }
}

/** First what an earlier version paid wrongly comes back, then the lines of the number are paid. */
async function prizeBatch(tx: Transaction, draw: Draw, { after_slip_id }: Progress): Promise<Step> {
  const [result] = await tx<{ number: string }[]>`
    select number from two_d.result where draw_id = ${draw.id} and version = ${draw.version}`
  if (!result) throw new Error(`draw ${draw.id} is to be paid, and has no result`)
  // There is none as a rule. In the order of the slips PostgreSQL would look for one among the prizes of all draws.
  const wrong = await tx<Prize[]>`
    with of_draw as materialized (
      select id, slip_id, digits, player_id, amount from two_d.prize
      where draw_id = ${draw.id} and taken_back is null and digits <> ${result.number}
    )
    select id, slip_id, digits, player_id, amount from of_draw order by slip_id limit ${BATCH_MAX}`
  if (wrong.length > 0) {
    await takePrizesBack(tx, draw, wrong)
    return { count: 0, amount: 0n, up_to: after_slip_id ?? NO_SLIP }
  }

  const wins = await tx<(Win & { is_paid: boolean })[]>`
    select l.slip_id, l.digits, slip.player_id, l.stake * l.odds as amount,
           exists (select from two_d.prize where slip_id = l.slip_id and digits = l.digits and taken_back is null) as is_paid
    from two_d.line l join two_d.slip on slip.id = l.slip_id
    where l.draw_id = ${draw.id} and l.digits = ${result.number} and l.slip_id > ${after_slip_id ?? NO_SLIP}
    order by l.slip_id limit ${BATCH_MAX}`
  // A corrected version may come to the same number: those prizes stand.
  const unpaid = wins.filter(({ is_paid }) => !is_paid)
  if (unpaid.length > 0) await payPrizes(tx, draw, unpaid)
  return { count: wins.length, amount: sumOf(wins), up_to: wins.at(-1)?.slip_id ?? null }
}

/** Before every slip. */
const NO_SLIP = '00000000-0000-0000-0000-000000000000'

/** Each slip of a draw that was called off gets its stake back. */
async function refundBatch(tx: Transaction, draw: Draw, { after_slip_id }: Progress): Promise<Step> {
  const slips = await tx<{ id: string; player_id: bigint; amount: Money }[]>`
    select id, player_id, total as amount from two_d.slip
    where draw_id = ${draw.id} and id > ${after_slip_id ?? NO_SLIP} order by id limit ${BATCH_MAX}`
  if (slips.length > 0) {
    const accounts = new Set(slips.map(({ player_id }) => playerAccountId(player_id, 'main')))
    const locked = await lockAccounts(tx, [...accounts])
    await postAtomic(
      tx,
      slips.map(({ id, player_id, amount }) => twoDRefund({ cause_id: id, player_id, amount })),
      locked,
    )
  }
  return { count: slips.length, amount: sumOf(slips), up_to: slips.at(-1)?.id ?? null }
}

const sumOf = (paid: { amount: Money }[]): Money => paid.reduce((sum, { amount }) => sum + amount, 0n)
