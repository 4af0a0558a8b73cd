import { beforeAll, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { FoundGroup, SearchAnswer } from '#search/contract/staff.ts'
import type { Permission } from '#staff/contract/rules.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { createAggregatorCalls, newId, TEST_GSC } from '#tests/support/partners/aggregator-calls.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'

const { app, consoleClient, owner, editor } = await startTestAppWithStaff(['owner', 'editor'], { gsc: TEST_GSC })

/** Of whom everything is found. */
let player: TestPlayer
let account: TestAccount
/** The texts by which each group is found. */
const texts: Record<string, string> = {}
const ids: Record<string, string> = {}

beforeAll(async () => {
  player = await app.player({ main: kyat(500_000), game: kyat(10_000) })
  account = await paymentAccount(app)
  ids.deposits = await requestDepositFor(app, player, account, { refrence_no: '731904' })
  ids.withdrawals = await requestWithdrawalFor(app, player, account, { account_number: '09771234567' })
  await openTestDraw(app.owner_db)
  const slip = await app.call('POST', '/api/twod-bet', {
    token: player.token,
    body: { totalAmount: 100, amounts: [{ num: '42', amount: 100 }] },
  })
  if (slip.status !== 200) throw new Error(slip.text)
  const [{ number } = { number: 0n }] = await app.owner_db<{ number: bigint }[]>`select number from two_d.slip`
  await app.owner_db`
    insert into seamless.product (product_code, game_type, currency, status) values (1091, 'SLOT', 'MMK', 'ACTIVATED')`
  texts.wagers = newId()
  await createAggregatorCalls(app).move('withdraw', player, { action: 'BET', amount: -500, wager_code: texts.wagers })
  // The aggregator's own row of this wager, as it pushes or lists it.
  await app.owner_db`
    insert into seamless.wager (product_code, wager_code, member_account, status, status_rank, bet_amount, valid_bet_amount,
                                prize_amount, game_type)
    values (1091, ${texts.wagers}, ${player.user.user_name}, 'BET', 1, 0, 0, 0, 'SLOT')`
  await roundOfShan('shan-round-77')
  await app.owner_db`update identity.session set address = '203.0.113.77' where player_id = ${player.id}`
  boss = await consoleClient.staff('agent')
  await app.owner_db`update identity.player set agent_id = ${boss.id} where id = ${player.id}`
  await app.owner_db`update cashier.request set agent_id = ${boss.id} where player_id = ${player.id}`
  await app.owner_db`
    insert into identity.referral_code (code, agent_id, staff_id) values ('PADAUK77', ${boss.id}, ${boss.id})`
  Object.assign(texts, {
    players: player.user.user_name,
    deposits: '731904',
    withdrawals: String(await numberOf(ids.withdrawals)),
    payees: '09771234567',
    agents: 'PADAUK77',
    slips: `M-261129-${String(number).padStart(6, '0')}`,
    shan_rounds: 'shan-round-77',
    addresses: '203.0.113.77',
  })
})

async function numberOf(id: string): Promise<bigint> {
  const [row] = await app.owner_db<{ number: bigint }[]>`select number from cashier.request where id = ${id}`
  return row?.number ?? 0n
}

async function roundOfShan(code: string): Promise<void> {
  const db = app.owner_db
  await db`
    insert into shan.session (id, player_id, operator_code, launch_balance, known_balance)
    values ('00000000-0000-7000-8000-000000000001', ${player.id}, 'a3h1', 0, 0)`
  await db`insert into shan.wager (code, source, content, occurred_at) values (${code}, 'callback', '', now())`
  await db`
    insert into shan.settlement (id, wager_code, player_id, session_id, outcome, known_before, net, balance_after, occurred_at)
    values (gen_random_uuid(), ${code}, ${player.id}, '00000000-0000-7000-8000-000000000001', 'applied', 0, 70000, 0, now())`
}

async function search(text: string, as = owner): Promise<FoundGroup[]> {
  const reply = await consoleClient.call('GET', `/search?${new URLSearchParams({ q: text })}`, { as })
  expect(reply.status, reply.text).toBe(200)
  return (reply.body as unknown as SearchAnswer).data.groups
}
const groupOf = async (group: string, text: string, as = owner) =>
  (await search(text, as)).find((one) => one.group === group)

const OF_SUB_AGENTS: Permission[] = ['deposits.read', 'withdrawals.read', 'players.read']
let boss: TestStaff
/** Of the player's agent. */
const subAgent = (permissions: Permission[]) => consoleClient.staff('sub_agent', { parent_id: boss.id, permissions })

const GROUPS: [string, Permission, () => string][] = [
  ['players', 'players.read', () => `/players/${player.id}`],
  ['deposits', 'deposits.read', () => `/deposits?q=`],
  ['withdrawals', 'withdrawals.read', () => `/withdrawals?q=`],
  ['payees', 'withdrawals.read', () => `/players/${player.id}?tab=requests`],
  ['agents', 'agents.read', () => '/agents/'],
  ['slips', 'players.read', () => `/players/${player.id}?tab=slips`],
  ['wagers', 'wagers.read', () => '/wagers?day='],
  ['shan_rounds', 'players.read', () => `/players/${player.id}?tab=shan`],
  ['addresses', 'players.read', () => `/players/${player.id}?tab=sessions`],
]

describe('of each group', () => {
  test.each(GROUPS)('%s are found, exactly, and lead to their screen', async (group, _permission, href) => {
    const found = await groupOf(group, texts[group] ?? '')

    expect(found).toMatchObject({ has_more: false, hits: [{ is_exact: true }] })
    expect(found?.hits[0]?.href).toContain(href())
  })

  test.each(GROUPS)('%s are found by nobody without the permission %s', async (group, permission) => {
    const text = texts[group] ?? ''
    const others = await subAgent(OF_SUB_AGENTS.filter((one) => one !== permission))
    expect(await groupOf(group, text, others)).toBeUndefined()
    expect(await search(text, editor)).toEqual([])

    if (!OF_SUB_AGENTS.includes(permission)) return
    const reader = await subAgent([permission])
    expect(await groupOf(group, text, reader)).toMatchObject({ hits: [{ is_exact: true }] })
  })

  test.each(GROUPS.filter(([, permission]) => OF_SUB_AGENTS.includes(permission)))(
    '%s of another agent are not found',
    async (group) => {
      const agent = await consoleClient.staff('agent')
      expect(await groupOf(group, texts[group] ?? '', agent)).toBeUndefined()
    },
  )
})

describe('a search', () => {
  test('finds a player by the end of the phone and by a part of the name', async () => {
    const { name } = player.user
    const [id] = [String(player.id)]
    for (const text of [player.phone.slice(-6), name.slice(-3), name.slice(1, 4).toUpperCase(), String(player.id)]) {
      const hits = (await groupOf('players', text))?.hits.map((hit) => hit.id)
      expect(hits, text).toContain(id)
    }
  })

  test('finds a request by the beginning of a transaction id', async () => {
    const id = await requestDepositFor(app, await app.player(), account, {
      refrence_no: '445566',
      transaction_id: '0099887445566',
    })

    const [hit] = (await groupOf('deposits', '00998 8744'))?.hits ?? []

    expect(hit).toMatchObject({ id, is_exact: false, amount: 50_000, details: ['waiting', 'Ko Aung', '0099887445566'] })
    expect(hit?.href).toBe(`/deposits?q=${await numberOf(id)}&id=${id}`)
    expect(await groupOf('deposits', '0099887445566')).toMatchObject({ hits: [{ id, is_exact: true }] })
  })

  test('finds an agent by the beginning of the user name', async () => {
    const agent = await consoleClient.staff('agent')
    const found = await groupOf('agents', agent.user_name.slice(0, -1).toUpperCase())
    expect(found?.hits.map(({ href }) => href)).toContain(`/agents/${agent.id}`)
  })

  test('passes by a payee’s many withdrawals, and shows each payee of a player once', async () => {
    const others = await Promise.all([app.player(), app.player()])
    for (const { id } of others)
      await app.owner_db`
        insert into cashier.request (id, direction, player_id, amount, payment_type_id, account_name, account_number,
                                     status, decided_by, decided_at)
        select gen_random_uuid(), 'withdrawal', ${id}, n * 10000, ${account.payment_type_id}, 'Daw Hla Hla', '0988877766',
               'rejected', ${owner.id}, now() from generate_series(1, 300) n`

    for (const text of ['09888777', 'daw hla']) {
      const found = await groupOf('payees', text)
      expect(found?.hits.map(({ href }) => href).toSorted(), text).toEqual(
        others.map(({ id }) => `/players/${id}?tab=requests`).toSorted(),
      )
    }
  })

  test('shows five of a group, and says that there are more', async () => {
    for (let count = 0; count < 6; count++)
      await requestDepositFor(app, await app.player(), account, { refrence_no: '202020' })
    const found = await groupOf('deposits', '202020')
    expect(found?.hits).toHaveLength(5)
    expect(found?.has_more).toBe(true)
  })

  test('puts what the text is before what it is a part of', async () => {
    const groups = await search(String(await numberOf(ids.withdrawals ?? '')).padStart(2, '0'))
    const ranks = groups.map(({ hits }) => hits.some(({ is_exact }) => is_exact))
    expect(ranks).toEqual(ranks.toSorted((one, other) => Number(other) - Number(one)))
  })

  test('takes text as it is pasted: with marks that show nothing, blanks and Burmese digits', async () => {
    const pasted = `\u202a ${player.phone.replace(/^0/, '+95').replace(/(\d{3})/g, '$1\u200b ')} \u202c`
    expect(await groupOf('players', pasted)).toMatchObject({ hits: [{ id: String(player.id) }] })
    const burmese = player.phone.replace(/\d/g, (digit) => '၀၁၂၃၄၅၆၇၈၉'[Number(digit)] ?? '')
    expect(await groupOf('players', burmese)).toMatchObject({ hits: [{ id: String(player.id) }] })
  })

  test.each(['', 'a', ' a ', '\u200b\u200b', 'a\u200b', 'x'.repeat(65)])(
    'of %j is refused, and names the field',
    async (q) => {
      const reply = await consoleClient.call('GET', `/search?${new URLSearchParams({ q })}`, { as: owner })
      expect(reply.status).toBe(422)
      expect(reply.body).toMatchObject({ code: 'invalid_fields', error_codes: { q: expect.any(String) } })
    },
  )

  test('takes signs of other languages of search for themselves', async () => {
    for (const text of ['%%', '__', "' or true --", '\\1', '(..)', '␞␞']) expect(await search(text), text).toEqual([])
  })

  test('is for the staff alone', async () => {
    expect((await consoleClient.call('GET', '/search?q=aung')).status).toBe(401)
  })
})
