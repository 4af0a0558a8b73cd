import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkEverything, ledgerChecks, playerAccountId } from '#ledger/server/index.ts'
import { kyat, type Money } from '#platform/contract/money.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { proveAll } from '#reconciliation/server/index.ts'
import { seamlessChecks } from '#seamless/server/index.ts'
import { twoDChecks } from '#two-d/server/index.ts'
import { declareTestDraw, payTestDraw } from '../support/use-cases/two-d-draw.ts'

const MIGRATIONS = new URL('../../apps/database/migrations/', import.meta.url)
const PLAYER = 1001n
const account = (name: 'main' | 'game' | 'two_d_stakes' | 'provider_stakes') => playerAccountId(PLAYER, name)

let server: Database
let db: Database
beforeAll(async () => {
  const url = new URL(inject('postgres_url'))
  server = openDatabase(url.href, { connections: 1, role: 'owner' })
  url.pathname = `/before_${randomUUID().replaceAll('-', '')}`
  await server.unsafe(`create database ${url.pathname.slice(1)}`)
  db = openDatabase(url.href, { connections: 2, role: 'owner' })
  // As migrate() would have left it: it goes on with what is missing.
  await db`create table public.migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`
  await db.unsafe(
    `do $$ begin create role thazin_server; exception when duplicate_object or unique_violation then null; end $$`,
  )
  for (const name of (await readdir(MIGRATIONS)).filter((one) => one < '0046').sort()) {
    const file = await readFile(new URL(name, MIGRATIONS), 'utf8')
    await db.unsafe(
      `${file}; insert into public.migration (name, sha256) select '${name}', encode(sha256(convert_to($file$${file}$file$, 'UTF8')), 'hex')`,
    )
  }
})
afterAll(async () => {
  await db.end()
  await server.end()
})

/** The way that stakes went until then: into the game's account at once. */
async function move(cause_id: string, kind: string, [debit, credit]: [bigint, bigint], amount: Money): Promise<void> {
  await db`select ledger.post(array[${cause_id}]::uuid[], array[${kind}]::text[], array[${debit}]::bigint[], array[${credit}]::bigint[], array[${amount}]::bigint[])`
}

/** A draw as the tables of that time had it, of the next day that has none. */
async function oldDraw(status: 'open' | 'settled'): Promise<number> {
  const [draw] = await db<{ id: number }[]>`
    insert into two_d.draw (game_date, session_number, closes_at, draws_at, shown_until, odds, stake_min, stake_max,
                            default_break, lines_max, status, version)
    select coalesce((select max(game_date) + 1 from two_d.draw), two_d.today()), 2,
           clock_timestamp() + interval '1 hour', clock_timestamp() + interval '2 hours',
           clock_timestamp() + interval '3 hours', odds, stake_min, stake_max, default_break, lines_max, ${status},
           case when ${status}::text = 'settled' then 1 else 0 end
    from two_d.setting returning id`
  if (!draw) throw new Error('no draw was opened')
  return draw.id
}

async function oldSlip(draw_id: number, total: Money): Promise<string> {
  const id = randomUUID()
  await move(id, 'two_d_stake', [account('main'), 220n], total)
  await db`
    insert into two_d.slip (id, number, draw_id, player_id, total, before_balance, after_balance, accepted_at, closes_at)
    select ${id}, nextval('two_d.slip_number'), ${draw_id}, ${PLAYER}, ${total}, balance + ${total}, balance, now(), now() + interval '1 hour'
    from ledger.account where id = ${account('main')}`
  await db`insert into two_d.line (slip_id, digits, draw_id, stake, odds) values (${id}, '12', ${draw_id}, ${total}, 80)`
  return id
}

async function oldEffect(wager_code: string, action: 'BET' | 'SETTLED', amount: Money): Promise<void> {
  const id = randomUUID()
  if (amount < 0n) await move(id, 'seamless_bet', [account('game'), 300n], -amount)
  await db`
    insert into seamless.effect (id, player_id, product_code, transaction_id, action, amount, owed, balance_before, balance_after,
                                 wager_code, game_type, game_code)
    select ${id}, ${PLAYER}, 1091, ${randomUUID()}, ${action}, ${amount}, 0, balance - ${amount}, balance, ${wager_code}, 'SLOT', 'GEM'
    from ledger.account where id = ${account('game')}`
}

const postings = async (account_id: bigint) =>
  (
    await db<{ sum: bigint }[]>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger.posting where account_id = ${account_id}`
  )[0]?.sum

/** A few pages in a dozen slices. */
const SMALL_SLICE_BYTES = 1_000

test('stakes that are open when the accounts for them come are a liability from then on, and no others', async () => {
  await db`select ledger.open_player(${PLAYER})`
  await move(randomUUID(), 'demo_grant', [100n, account('main')], kyat(10_000))
  await move(randomUUID(), 'exchange_main_to_game', [account('main'), account('game')], kyat(2_000))
  const settled_id = await oldDraw('settled')
  await oldSlip(settled_id, kyat(100))
  // As the settlement of that time left it.
  await db`insert into two_d.settlement (draw_id, version, finished_at) values (${settled_id}, 1, clock_timestamp())`
  const open_id = await oldDraw('open')
  await oldSlip(open_id, kyat(700))
  await oldEffect('decided', 'BET', -kyat(50))
  await oldEffect('decided', 'SETTLED', 0n)
  await oldEffect('open', 'BET', -kyat(30))

  await db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`update seamless.effect set created_at = created_at - interval '1 day'`
    await tx`update ledger.transfer set created_at = created_at - interval '1 day'`
  })

  expect(await migrate(db)).toContain('0046_open_stakes.sql')

  expect([await postings(account('two_d_stakes')), await postings(220n)]).toEqual([kyat(700), kyat(100)])
  expect([await postings(account('provider_stakes')), await postings(300n)]).toEqual([kyat(30), kyat(50)])
  await declareTestDraw(db, open_id, '99')
  await payTestDraw(db, open_id)
  expect([await postings(account('two_d_stakes')), await postings(220n)]).toEqual([0n, kyat(800)])
  const all = [...ledgerChecks, ...seamlessChecks, ...twoDChecks]
  // In slices as well: the migration made transfers of causes that are much older.
  const checks = [...(await checkEverything(db, all)), ...(await proveAll(db, all, {}, SMALL_SLICE_BYTES))]
  // This test does not write the stakes of a player on each number, which I7 compares.
  const discrepancies = checks.filter(({ invariant }) => invariant !== 'I7').flatMap((check) => check.discrepancies)
  expect(discrepancies).toEqual([])
})
