import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ReconciliationCheck,
  type SlicedCheck,
  sentencesOf,
  type Transfer,
  transferWays,
} from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { proveAll } from '#reconciliation/server/index.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { seenWith } from '#tests/support/database/planted-fault.ts'
import { reconciliationChecks } from './reconciliation-checks.ts'

const AGENT = 77n
const PAYMENT_ACCOUNTS = [88, 89] as const
/** A few pages in a dozen slices. */
const SMALL_SLICE_BYTES = 1_000

const GRANT = 'play money was given at the registration in a demo, once to each player, and never in production'
const EXCHANGE = 'each acknowledged exchange stands in the ledger once, with the balances it was answered'
const DIGIT_BET = 'each acknowledged digit bet is in the ledger once, as it was answered'
const OPEN_STAKE = 'a stake is open until its draw is settled or called off, and moves on once'
const TWO_D_PRIZE = 'each prize moved its money once, and came back where it was wrong'
const SEAMLESS = 'each movement of the game aggregator stands in the ledger once, as it was answered'
const SHAN = 'each round of Shan stands in the ledger once, as it was settled'
const HELD = 'each credit above a cap went into the hold once, and out of it as two people said'
const REQUEST = 'a request moved what its state says, and nothing moved without one'
const ADJUSTMENT = 'each approved balance adjustment moved its money once, and no other adjustment moved any'
const BONUS = 'each bonus was given once and left the bonus account once, as its claim says'
const AGENT_MONEY = 'agents’ money moved as their commission days and transactions say, and not otherwise'
const MOVEMENT = 'each movement of a payment account moved its money once, and nothing moved without one'

/** Of each kind the check that ties it to its cause. */
const PROOFS: Record<Transfer['kind'], string> = {
  demo_grant: GRANT,
  exchange_main_to_game: EXCHANGE,
  exchange_game_to_main: EXCHANGE,
  digit_bet_stake: DIGIT_BET,
  digit_bet_prize: DIGIT_BET,
  two_d_stake: 'each slip of the 2D lottery was paid once, for exactly its lines',
  two_d_settled: OPEN_STAKE,
  two_d_reopened: OPEN_STAKE,
  two_d_prize: TWO_D_PRIZE,
  two_d_prize_reversed: TWO_D_PRIZE,
  two_d_owed: TWO_D_PRIZE,
  two_d_repaid: TWO_D_PRIZE,
  two_d_refund: 'each stake on a draw that was called off came back once',
  seamless_bet: SEAMLESS,
  seamless_settled: SEAMLESS,
  seamless_reopened: SEAMLESS,
  seamless_tip: SEAMLESS,
  seamless_win: SEAMLESS,
  seamless_bonus: SEAMLESS,
  seamless_refund: SEAMLESS,
  seamless_added: SEAMLESS,
  seamless_taken_back: SEAMLESS,
  seamless_owed: SEAMLESS,
  shan_win: SHAN,
  shan_loss: SHAN,
  shan_owed: SHAN,
  shan_repaid: 'what players paid back for Shan stands in the ledger once, and no player paid more than they owed',
  held_credit: HELD,
  held_released: HELD,
  held_refused_seamless: HELD,
  held_refused_shan: HELD,
  held_taken_back: 'what partners took back of held credits came out of the hold, or was the operator’s already',
  deposit: REQUEST,
  deposit_from_float: REQUEST,
  withdrawal_hold: REQUEST,
  withdrawal_paid: REQUEST,
  withdrawal_returned: REQUEST,
  correction_credit: ADJUSTMENT,
  correction_debit: ADJUSTMENT,
  bonus_granted: BONUS,
  bonus_released: BONUS,
  bonus_lapsed: BONUS,
  agent_commission: AGENT_MONEY,
  agent_payout: AGENT_MONEY,
  agent_float_in: AGENT_MONEY,
  agent_float_out: AGENT_MONEY,
  account_opening: MOVEMENT,
  account_paid_in: MOVEMENT,
  account_taken_out: MOVEMENT,
  account_transfer: MOVEMENT,
  account_hand_over: MOVEMENT,
  bank_charge: MOVEMENT,
}

let app: TestApp
let player: TestPlayer
/** By the promise that each gives. */
const checks = new Map<string, SlicedCheck>()
beforeAll(async () => {
  app = await startTestApp()
  player = await app.player({ main: kyat(1_000), game: kyat(1_000) })
  for (let bets = 0; bets < 12; bets++) {
    const body = { bet_type: 'small', bet_amount: 10, multiplier: 1, rolled_number: bets % 10 }
    const reply = await app.call('POST', '/api/digitbet', {
      token: player.token,
      body,
      idempotency_key: `forged-${bets}`,
    })
    if (reply.status !== 200) throw new Error(reply.text)
  }
  for (const check of reconciliationChecks(app.key))
    for (const result of await resultsOf(app.owner_db, check)) {
      if (result.discrepancies.length > 0) throw new Error(sentencesOf([result]).join('\n'))
      checks.set(result.promise, check)
    }
})
afterAll(() => app.close())

const transactionOf = (tx: Transaction): Database =>
  ({ begin: (_mode: string, work: (inner: unknown) => unknown) => work(tx) }) as unknown as Database

const resultsOf = (db: Database, check: SlicedCheck, slice_bytes?: number): Promise<ReconciliationCheck[]> =>
  proveAll(db, [check], {}, slice_bytes)

/** The discrepancies that the check of a promise finds in the whole ledger, and slice by slice. */
async function foundBy(tx: Transaction, promise: string): Promise<{ whole: string[]; slices: string[] }> {
  const check = checks.get(promise)
  if (!check) throw new Error(`no check gives the promise “${promise}”`)
  const db = transactionOf(tx)
  return {
    whole: sentencesOf(await resultsOf(db, check)),
    slices: sentencesOf(await resultsOf(db, check, SMALL_SLICE_BYTES)),
  }
}

interface Way {
  kind: string
  debit_end: string
  credit_end: string
}

/** The ways of today, and the one that a migration alone went. */
const WAYS: Way[] = [...transferWays(), { kind: 'two_d_reopened', debit_end: '220', credit_end: 'two_d_stakes' }]

const SLOTS = ['main', 'game', 'hold', 'bonus', 'two_d_stakes', 'provider_stakes']

function accountOf(end: string, payment_account: number): bigint {
  if (/^\d+$/.test(end)) return BigInt(end)
  if (end === 'payment_account') return 2_000_000_000_000_000n + BigInt(payment_account)
  if (end === 'commission' || end === 'float') return 1_000_000_000_000_000n + AGENT * 10n + (end === 'float' ? 2n : 1n)
  return player.id * 10n + BigInt(SLOTS.indexOf(end) + 1)
}

/** A posting without a cause, with the right balance and version on both sides: as somebody writes it who owns the database. */
async function forge(tx: Transaction, { kind, debit_end, credit_end }: Way): Promise<void> {
  // The accounts that nothing has moved on are empty.
  await tx`alter table ledger.account drop constraint account_never_below_zero`
  await tx`alter table ledger.transfer drop constraint transfer_never_below_zero`
  await tx`select ledger.open_bonus(${player.id})`
  await tx`select ledger.open_agent(${AGENT})`
  await tx`insert into environment.mark (is_demo) values (true)`
  for (const id of PAYMENT_ACCOUNTS) await tx`select ledger.open_payment_account(${id}, true)`
  const [debit, credit] = [accountOf(debit_end, PAYMENT_ACCOUNTS[0]), accountOf(credit_end, PAYMENT_ACCOUNTS[1])]
  await tx`
    insert into ledger.transfer (cause_id, kind, debit_account_id, debit_balance_after, debit_version,
                                 credit_account_id, credit_balance_after, credit_version, amount)
    select gen_random_uuid(), ${kind}, d.id, d.balance - 1, d.version + 1, c.id, c.balance + 1, c.version + 1, 1
    from ledger.account d, ledger.account c where d.id = ${debit} and c.id = ${credit}`
  await tx`
    update ledger.account set balance = balance + case id when ${debit} then -1 else 1 end, version = version + 1
    where id in (${debit}, ${credit}) and balance is not null`
}

test.each(WAYS.map((way) => [`${way.kind} from ${way.debit_end} to ${way.credit_end}`, way] as const))(
  '%s without its cause is found by its own check, in the whole and in slices',
  async (_name, way) => {
    const promise = PROOFS[way.kind as Transfer['kind']]

    const found = await seenWith(
      app,
      (tx) => forge(tx, way),
      (tx) => foundBy(tx, promise),
    )

    expect(found.whole).not.toEqual([])
    expect(found.slices).toEqual(found.whole)
  },
)

test('play money is found in production, whatever account it began', async () => {
  const newcomer = await app.player()
  const main = newcomer.id * 10n + 1n
  const grant = async (tx: Transaction) => {
    await tx`
      insert into ledger.transfer (cause_id, kind, debit_account_id, credit_account_id, credit_balance_after, credit_version, amount)
      values (gen_random_uuid(), 'demo_grant', 100, ${main}, 1, 1, 1)`
    await tx`update ledger.account set balance = 1, version = 1 where id = ${main}`
  }
  const grantIn = (is_demo: boolean) => async (tx: Transaction) => {
    await grant(tx)
    await tx`insert into environment.mark (is_demo) values (${is_demo})`
  }

  expect(await seenWith(app, grantIn(true), (tx) => foundBy(tx, GRANT))).toEqual({ whole: [], slices: [] })
  const found = await seenWith(app, grantIn(false), (tx) => foundBy(tx, GRANT))

  // That of the player who was given money for this test, and the newcomer's.
  expect(found.whole).toHaveLength(2)
  expect(found.whole.join()).toContain('the platform is in production')
  expect(found.slices.toSorted()).toEqual(found.whole.toSorted())
})

test('the page of the ledger says of each kind what proves it', () => {
  const page = readFileSync(new URL('../../docs/ledger.md', import.meta.url), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  for (const [kind, promise] of Object.entries(PROOFS)) {
    const row = rows.find((line) => line.startsWith(`| \`${kind}\``))
    expect(row, kind).toBeDefined()
    expect(row, kind).toContain(promise)
  }
})
