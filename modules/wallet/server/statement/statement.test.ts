import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { playerAccountId } from '#ledger/server/index.ts'
import { kyat, writeMoney } from '#platform/contract/money.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { declareTestDraw, openTestDraw, payTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import { STATEMENT_KINDS } from '#wallet/contract/rules.ts'
import type { Statement, StatementRow, StatementSum } from '#wallet/contract/statement.ts'

let app: TestApp
let player: TestPlayer

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  player = await app.player({ main: kyat(50_000), game: kyat(10_000) })
})
afterAll(async () => {
  await app.expectReconciled()
  await app.close()
})

const exchange = (path: 'main-to-game' | 'game-to-main', amount: number) =>
  app.call('POST', `/api/exchange-${path}`, { token: player.token, body: { amount } })
const roll = (amount: number) =>
  app.call('POST', '/api/digitbet', {
    token: player.token,
    body: { bet_type: 'big', bet_amount: amount, multiplier: 1, rolled_number: 3 },
  })
const bet = (amount: number, session = 'morning') =>
  app.call('POST', '/api/twod-bet', {
    token: player.token,
    body: { totalAmount: amount, amounts: [{ num: '34', amount }], session },
  })

async function page(query = '', { token } = player): Promise<Statement> {
  const reply = await app.call('GET', `/api/statement?${query}`, { token })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as Statement
}
async function all(group = ''): Promise<StatementRow[]> {
  const rows: StatementRow[] = []
  for (let next: string | null = ''; next !== null; ) {
    const read: Statement = await page(`${next && `before=${next}&`}${group && `group=${group}`}`)
    rows.push(...read.rows)
    next = read.next
  }
  return rows
}
async function sums(by: string): Promise<StatementSum[]> {
  const reply = await app.call('GET', `/api/statement/sums?by=${by}`, { token: player.token })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as StatementSum[]
}

/** As the ledger has the movements of one balance, the newest first. */
async function chainOf(account: 'main' | 'game') {
  const id = playerAccountId(player.id, account)
  const rows = await app.owner_db<{ amount: bigint; balance_after: bigint }[]>`
    select case when debit_account_id = ${id} then -amount else amount end as amount,
           case when debit_account_id = ${id} then debit_balance_after else credit_balance_after end as balance_after
    from ledger.transfer where ${id} in (debit_account_id, credit_account_id)
    order by case when debit_account_id = ${id} then debit_version else credit_version end desc`
  return rows.map(({ amount, balance_after }) => ({
    amount: writeMoney(amount),
    balance_after: writeMoney(balance_after),
  }))
}

/** Moves the times of the player's rolls in the ledger. */
const moveRolls = (by: string) =>
  app.owner_db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      update ledger.transfer set created_at = created_at + ${by}::text::interval
      where kind like 'digit_bet%' and ${player.id} in (debit_account_id / 10, credit_account_id / 10)`
  })

/** Bets and exchanges in turn, so that both chains go on beside each other for some pages. */
async function playALot(): Promise<void> {
  await openTestDraw(app.owner_db)
  for (let turn = 0; turn < 14; turn++) {
    await exchange('main-to-game', 100 + turn)
    for (let rolls = 0; rolls < 4; rolls++) await roll(100)
    if (turn % 3 === 0) await bet(500)
    if (turn % 4 === 0) await exchange('game-to-main', 50)
  }
}

test('each movement of both balances is in it once, in the order and with the balances of the ledger, over all pages', async () => {
  await playALot()
  const rows = await all()

  expect(rows.length).toBeGreaterThan(60)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows.flatMap(({ main }) => main ?? [])).toEqual(await chainOf('main'))
  expect(rows.flatMap(({ game }) => game ?? [])).toEqual(await chainOf('game'))
  // An exchange is one row, which says both balances.
  const exchanges = rows.filter(({ group }) => group === 'exchange')
  const [made] = await app.owner_db<{ count: bigint }[]>`
    select count(*) from ledger.transfer
    where kind like 'exchange%' and debit_account_id = any (array[${player.id * 10n + 1n}, ${player.id * 10n + 2n}]::bigint[])`
  expect(exchanges).toHaveLength(Number(made?.count))
  expect(exchanges.length).toBeGreaterThanOrEqual(14 + 4)
  for (const { main, game } of exchanges) expect((main?.amount ?? 0) + (game?.amount ?? 0)).toBe(0)
  for (const { group, main, game } of rows) if (group !== 'exchange') expect(main === null).toBe(game !== null)
})

test('an exchange is one row where a bet that began before it came after it', async () => {
  await exchange('main-to-game', 300)
  await roll(100)
  // The time of a transfer is that of its beginning: the roll waited for an exchange that began later.
  await moveRolls('- 1 minute')
  const rows = await all()
  await moveRolls('1 minute')

  expect(rows.find(({ group }) => group === 'exchange')).toMatchObject({
    main: { amount: -300 },
    game: { amount: 300 },
  })
  expect(rows.flatMap(({ main }) => main ?? [])).toEqual(await chainOf('main'))
  expect(rows.flatMap(({ game }) => game ?? [])).toEqual(await chainOf('game'))
})

test('a page that is asked for again is the same, whatever was played meanwhile', async () => {
  await playALot()
  const { next } = await page()
  const before = await page(`before=${next}`)
  await roll(100)
  await exchange('main-to-game', 100)

  expect(await page(`before=${next}`)).toEqual(before)
})

test('one group has its rows alone, and all of them', async () => {
  await playALot()
  const rows = await all()

  for (const group of ['exchange', 'digit_bet', 'two_d', 'withdrawal'])
    expect(await all(group)).toEqual(rows.filter((row) => row.group === group))
})

test('the sums of a month and of a week are those of its rows', async () => {
  const draw = await openTestDraw(app.owner_db, { session: 'evening' })
  // A process knows of a new draw within a second.
  await expect.poll(async () => (await bet(500, 'evening')).status, { timeout: 5_000 }).toBe(200)
  await declareTestDraw(app.owner_db, draw.id, '34')
  await payTestDraw(app.worker_db, draw.id)
  await roll(1_000)
  await exchange('main-to-game', 300)
  const rows = await all()
  const sumOf = (kinds: string[]) =>
    rows
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { main, game }) => sum + (main?.amount ?? 0) + (game?.amount ?? 0), 0)

  for (const by of ['week', 'month']) {
    const [first, ...others] = await sums(by)
    expect(others).toEqual([])
    expect(first?.from).toMatch(by === 'month' ? /-01$/ : /^2/)
    expect(first).toMatchObject({
      withdrawn: 0,
      staked: -sumOf(['two_d_stake', 'digit_bet_stake']),
      won: sumOf(['two_d_prize', 'digit_bet_prize']),
      bonuses: 0,
    })
  }
  expect(sumOf(['two_d_prize'])).toBeGreaterThan(0)
})

test('a month that is not read to its beginning has no sum', async () => {
  const id = playerAccountId(player.id, 'game')
  await roll(100)
  await app.owner_db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    // As if the chain had begun long before what is read of it.
    await tx`update ledger.transfer set debit_version = debit_version + 30000 where debit_account_id = ${id}`
    await tx`update ledger.transfer set credit_version = credit_version + 30000 where credit_account_id = ${id}`
  })
  const answer = await sums('month')
  await app.owner_db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`update ledger.transfer set debit_version = debit_version - 30000 where debit_account_id = ${id}`
    await tx`update ledger.transfer set credit_version = credit_version - 30000 where credit_account_id = ${id}`
  })

  expect(answer).toEqual([])
})

test('what is older than a year is not in it', async () => {
  await roll(100)
  const rows = await all()
  await app.owner_db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      update ledger.transfer set created_at = created_at - interval '367 days'
      where cause_id <> ${rows[0]?.id.split(' ')[0] ?? ''}
        and ${player.id} in (debit_account_id / 10, credit_account_id / 10)`
  })

  expect((await all()).map(({ id }) => id.split(' ')[0])).toEqual(
    rows.filter(({ id }) => id.split(' ')[0] === rows[0]?.id.split(' ')[0]).map(({ id }) => id.split(' ')[0]),
  )
  await app.owner_db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      update ledger.transfer set created_at = created_at + interval '367 days'
      where created_at < now() - interval '300 days'
        and ${player.id} in (debit_account_id / 10, credit_account_id / 10)`
  })
})

test('nobody sees the statement of another player', async () => {
  const other = await app.player({})
  await roll(100)

  expect(await page('', other)).toEqual({ rows: [], next: null })
  expect((await app.call('GET', '/api/statement', {})).status).toBe(401)
})

test.each([
  ['a group that there is not', '?group=lottery', 'group'],
  ['a place that is none', '?before=5', 'before'],
  ['a place that is no number', '?before=5_x', 'before'],
  ['a period that there is not', '/sums?by=year', 'by'],
])('%s is refused by its name', async (_what, path, field) => {
  const reply = await app.call('GET', `/api/statement${path}`, { token: player.token })

  expect(reply.status, reply.text).toBe(422)
  expect(Object.keys(reply.body.error_codes ?? {})).toEqual([field])
})

test('each way of money that touches a balance of a player has a place in it', async () => {
  const ways = await app.owner_db<{ kind: string }[]>`
    select distinct kind from ledger.transfer_way
    where debit_end in ('main', 'game') or credit_end in ('main', 'game')`

  expect(ways.length).toBeGreaterThan(20)
  expect(new Set<string>(Object.values(STATEMENT_KINDS).flat())).toEqual(new Set(ways.map(({ kind }) => kind)))
})
