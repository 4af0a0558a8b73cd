import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { asProgram, freshDatabase } from '#tests/support/database/fresh-database.ts'
import {
  agentAccountId,
  correctionCredit,
  correctionDebit,
  demoGrant,
  digitBetPrize,
  digitBetStake,
  exchangeMainToGame,
  HOUSE_ACCOUNTS,
  playerAccountId,
  type Transfer,
} from './chart-of-accounts.ts'
import { deposit, paymentAccountId } from './payment-account-transfers.ts'
import { lockAccounts, openAgentAccounts, openPlayerAccounts, post, postAtomic } from './post.ts'
import { waysAreThoseOfTheCode } from './reconcile-ways.ts'
import type { TransferKind } from './transfer-kind.ts'
import { transferWays } from './transfer-ways.ts'

const PLAYER = 1_001n
const OTHER_PLAYER = 1_002n
const AGENT = 7n
const PAYMENT_ACCOUNT = 3
const LOGINS = ['server', 'console', 'worker'] as const
type Login = (typeof LOGINS)[number]

let owner_db: Database
const logged_in = {} as Record<Login, Database>
beforeAll(async () => {
  const url = await freshDatabase(inject('postgres_url'))
  owner_db = openDatabase(url, { connections: 1, role: 'owner' })
  for (const login of LOGINS) logged_in[login] = openDatabase(asProgram(url, login), { connections: 1, role: 'login' })
  await owner_db`insert into environment.mark (is_demo) values (false)`
  await owner_db.begin(async (tx) => {
    for (const id of [PLAYER, OTHER_PLAYER]) await openPlayerAccounts(tx, id)
    await openAgentAccounts(tx, AGENT)
    await tx`select ledger.open_payment_account(${PAYMENT_ACCOUNT}, true)`
    const fund = (player_id: bigint, account: 'main' | 'game') =>
      correctionCredit({ cause_id: randomUUID(), player_id, amount: kyat(1_000) }, account)
    await post(tx, [fund(PLAYER, 'main'), fund(PLAYER, 'game'), fund(OTHER_PLAYER, 'main')])
  })
})
afterAll(() => Promise.all([owner_db, ...Object.values(logged_in)].map((db) => db.end({ timeout: 5 }))))

const { cash, corrections, digit_bet, two_d } = HOUSE_ACCOUNTS
const move = () => ({ cause_id: randomUUID(), player_id: PLAYER, amount: kyat(1) })
const transfer = (kind: string, debit_account_id: bigint, credit_account_id: bigint): Transfer => ({
  kind: kind as TransferKind,
  cause_id: randomUUID(),
  debit_account_id,
  credit_account_id,
  amount: kyat(1),
})
const main = playerAccountId(PLAYER, 'main')
const game = playerAccountId(PLAYER, 'game')

/** Of each login: a kind that it posts every day, and one that another program posts. */
const OWN = {
  server: { kind: 'digit_bet_prize', debit: digit_bet, credit: game, foreign: deposit },
  console: { kind: 'correction_credit', debit: corrections, credit: main, foreign: digitBetPrize },
  worker: { kind: 'two_d_prize', debit: two_d, credit: main, foreign: correctionCreditToMain },
} as const

function correctionCreditToMain(fields: ReturnType<typeof move>): Transfer {
  return correctionCredit(fields, 'main')
}

const NO_WAY = 'LG005'
const NOT_BY_THIS_LOGIN = 'LG006'

const FORGERIES: [what: string, code: string, forge: (login: Login) => Transfer][] = [
  ['a kind that is not there', NO_WAY, () => transfer('no_such_kind', cash, main)],
  ['play money in production', NO_WAY, () => demoGrant(move())],
  [
    'a kind of another program',
    NOT_BY_THIS_LOGIN,
    (login) => OWN[login].foreign({ ...move(), payment_account_id: PAYMENT_ACCOUNT }),
  ],
  ['a kind of its own from another account', NO_WAY, (login) => transfer(OWN[login].kind, cash, OWN[login].credit)],
  [
    'a kind of its own the other way round',
    NO_WAY,
    (login) => transfer(OWN[login].kind, OWN[login].credit, OWN[login].debit),
  ],
  [
    'money of another player',
    NO_WAY,
    () => transfer('exchange_main_to_game', playerAccountId(OTHER_PLAYER, 'main'), game),
  ],
  [
    'a kind of its own to an agent',
    NO_WAY,
    (login) => transfer(OWN[login].kind, OWN[login].debit, agentAccountId(AGENT, 'float')),
  ],
]

const postings = async () =>
  (await owner_db<{ count: bigint }[]>`select count(*) as count from ledger.transfer`)[0]?.count

describe.each(LOGINS)('the login of the %s', (login) => {
  test.each(FORGERIES)('may not post %s', async (_what, code, forge) => {
    const before = await postings()

    await expect(logged_in[login].begin((tx) => post(tx, [forge(login)]))).rejects.toMatchObject({ code })

    expect(await postings()).toBe(before)
  })

  test('may post a kind of its own, and no forged one beside it', async () => {
    const own = () => transfer(OWN[login].kind, OWN[login].debit, OWN[login].credit)

    expect(await logged_in[login].begin((tx) => post(tx, [own()]))).toEqual(['posted'])
    await expect(
      logged_in[login].begin((tx) => post(tx, [own(), transfer('no_such_kind', cash, main), own()])),
    ).rejects.toMatchObject({ code: NO_WAY })
  })

  test('does not change what it may post', async () => {
    for (const statement of [
      `update ledger.transfer_way set logins = logins || current_user::text`,
      `insert into ledger.transfer_way values ('no_such_kind', '500', 'main', array[current_user::text], false)`,
      `delete from ledger.transfer_way`,
      `insert into environment.mark (is_demo) values (true)`,
    ])
      await expect(logged_in[login].unsafe(statement), statement).rejects.toMatchObject({ code: '42501' })
  })
})

describe.each(['server', 'worker'] as const)('an atomic posting of the %s', (login) => {
  test.each(FORGERIES.filter(([what]) => !what.includes('agent')))('may not have %s', async (_what, code, forge) => {
    const forged = forge(login)
    const accounts = [main, game, playerAccountId(OTHER_PLAYER, 'main'), paymentAccountId(PAYMENT_ACCOUNT)]

    await expect(
      logged_in[login].begin(async (tx) => postAtomic(tx, [forged], await lockAccounts(tx, accounts))),
    ).rejects.toMatchObject({ code })
  })
})

test('a refusal says which way it was', async () => {
  const refusalOf = (one: Transfer) => logged_in.server.begin((tx) => post(tx, [one]))

  await expect(refusalOf(transfer('digit_bet_prize', cash, game))).rejects.toThrow(
    'money does not move by digit_bet_prize from 500 to game',
  )
  await expect(
    refusalOf(transfer('exchange_main_to_game', playerAccountId(OTHER_PLAYER, 'main'), game)),
  ).rejects.toThrow('money does not move by exchange_main_to_game from main to game of another player')
})

test('the owner of the ledger posts every way that there is, and none that there is not', async () => {
  const asOwner = (one: Transfer) => owner_db.begin((tx) => post(tx, [one]))

  expect(await asOwner(digitBetStake(move()))).toEqual(['posted'])
  expect(await asOwner(correctionDebit(move(), 'main'))).toEqual(['posted'])
  await expect(asOwner(transfer('no_such_kind', cash, main))).rejects.toMatchObject({ code: NO_WAY })
  await expect(asOwner(demoGrant(move()))).rejects.toMatchObject({ code: NO_WAY })
})

test('the owner that has taken on the role of a program posts what that program does', async () => {
  const asServer = (one: Transfer) =>
    owner_db.begin(async (tx) => {
      await tx.unsafe('set local role thazin_server')
      return post(tx, [one])
    })

  expect(await asServer(exchangeMainToGame(move()))).toEqual(['posted'])
  await expect(asServer(correctionDebit(move(), 'main'))).rejects.toMatchObject({ code: NOT_BY_THIS_LOGIN })
})

test('a login that is none of the programs posts nothing, although it was let call the functions', async () => {
  const role = `stranger_${randomUUID().slice(0, 8)}`
  await owner_db.unsafe(`create role ${role}; grant usage on schema ledger to ${role};
    grant execute on function ledger.post to ${role}`)

  const posted = owner_db.begin(async (tx) => {
    await tx.unsafe(`set local role ${role}`)
    return post(tx, [digitBetStake(move())])
  })

  await expect(posted).rejects.toMatchObject({
    code: NOT_BY_THIS_LOGIN,
    message: `the login ${role} may not post digit_bet_stake`,
  })
  await owner_db.unsafe(`drop owned by ${role}; drop role ${role}`)
})

test('what an account is, the database says as the code does', async () => {
  for (const { debit_end, credit_end } of transferWays())
    for (const end of [debit_end, credit_end]) {
      const id = /^\d+$/.test(end) ? BigInt(end) : accountOfEnd(end)
      const [row] = await owner_db<{ end: string }[]>`select ledger.end_of(${id}) as end`
      expect(row?.end).toBe(end)
    }
})

function accountOfEnd(end: string): bigint {
  if (end === 'payment_account') return paymentAccountId(PAYMENT_ACCOUNT)
  if (end === 'commission' || end === 'float') return agentAccountId(AGENT, end)
  return playerAccountId(PLAYER, end as 'main')
}

test.each([
  ['a way more', `insert into ledger.transfer_way values ('gift', '500', 'main', '{thazin_server}', false)`],
  ['a way less', `delete from ledger.transfer_way where kind = 'digit_bet_prize'`],
  ['another account', `update ledger.transfer_way set debit_end = '500' where kind = 'digit_bet_prize'`],
  [
    'a login more',
    `update ledger.transfer_way set logins = logins || '{thazin_console}'::text[] where kind = 'digit_bet_prize'`,
  ],
  [
    'a login of another name',
    `update ledger.transfer_way set logins = '{other_server}' where kind = 'digit_bet_prize'`,
  ],
  ['play money in production', `update ledger.transfer_way set needs_demo = false`],
])('the reconciliation finds %s among the ways of the database', async (_what, statement) => {
  const undo = new Error('undo')
  const discrepanciesIn = async (db: Parameters<typeof waysAreThoseOfTheCode>[0]) =>
    (await waysAreThoseOfTheCode(db)).flatMap(({ discrepancies }) => discrepancies)
  expect(await discrepanciesIn(owner_db)).toEqual([])

  await owner_db
    .begin(async (tx) => {
      await tx.unsafe(statement)
      expect(await discrepanciesIn(tx)).not.toEqual([])
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
})
