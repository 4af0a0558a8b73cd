import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaymentAccount, PaymentAccountsAnswer } from '#cashier/contract/payment-accounts.ts'
import type { Bank, CashierRules } from '#cashier/contract/player.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { seedCashierDemo } from '../index.ts'

const { app, consoleClient, owner, agent } = await startTestAppWithStaff(['owner', 'agent'])
let player: TestPlayer
let agents_player: TestPlayer
beforeAll(async () => {
  player = await app.player()
  agents_player = await app.player()
  await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${agents_player.id}`
})
beforeEach(async () => {
  await app.owner_db`truncate cashier.payment_type cascade`
})

const type = async (name = 'Shwe Pay') =>
  ((await consoleClient.call('POST', '/payment-types', { as: owner, body: { name } })).body.data as { id: number }).id

async function create(as: TestStaff, fields: object = {}): Promise<PaymentAccount> {
  const body = {
    payment_type_id: await type(`Pay ${Math.random()}`),
    account_name: 'Daw Nu',
    account_number: '0977 7204 318',
    ...fields,
  }
  const reply = await consoleClient.call('POST', '/payment-accounts', { as, body })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as PaymentAccount
}

async function banks(of: TestPlayer): Promise<Bank[]> {
  return (await app.call('GET', '/api/banks', { token: of.token })).body.data as Bank[]
}

const change = (as: TestStaff, id: number, body: object) =>
  consoleClient.call('POST', `/payment-accounts/${id}`, { as, body })

test('players pay into the accounts of the company, or of their agent, as the spec names them', async () => {
  const of_company = await create(owner)
  const agents = await create(agent, { account_number: '09111222333' })
  const given = await create(owner, { agent_id: String(agent.id), account_number: '09111222334' })

  expect(await banks(player)).toEqual([
    {
      id: of_company.id,
      payment_type: of_company.payment_type.name,
      payment_type_id: of_company.payment_type.id,
      account_name: 'Daw Nu',
      account_number: '09777204318',
      image: null,
    },
  ])
  expect((await banks(agents_player)).map((bank) => bank.id)).toEqual([agents.id, given.id])
  const other_spelling = await app.call('GET', '/api/agent-payment-type', { token: player.token })
  expect(other_spelling.body.data).toMatchObject([
    { id: of_company.id, account_no: '09777204318', account_name: 'Daw Nu', payment_type: of_company.payment_type },
  ])
})

test('an account is changed, switched off and put into another place, and the audit log says so', async () => {
  const [one, two, three] = [await create(owner), await create(owner), await create(owner)]
  const ids = [three.id, one.id, two.id]

  await consoleClient.call('POST', '/payment-accounts/order', { as: owner, body: { ids } })
  await change(owner, one.id, { is_on: false })
  await change(owner, two.id, { account_name: 'U Ba', account_number: '12345678' })

  expect(await banks(player)).toMatchObject([
    { id: three.id },
    { id: two.id, account_name: 'U Ba', account_number: '12345678' },
  ])
  const entries = await app.owner_db<{ action: string; before: object; after: object }[]>`
    select action, before, after from staff.audit where object = ${`payment_account:${two.id}`} order by id`
  expect(entries).toMatchObject([
    { action: 'payment_accounts.create', before: null },
    {
      action: 'payment_accounts.change',
      before: { account_name: 'Daw Nu' },
      after: { account_name: 'U Ba', account_number: '••••5678' },
    },
  ])
})

test('a picture is drawn anew and stands in the list, until it is taken away', async () => {
  const code = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const { id, image } = await create(owner, { picture: code.toString('base64') })

  expect(image).toMatch(/^\/pictures\/[\w-]{22}\.webp$/)
  expect(await banks(player)).toMatchObject([{ image }])
  const shown = await app.fastify.inject(image ?? '')
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 640, height: 640 })
  expect((await change(owner, id, { account_name: 'U Ba' })).body.data).toMatchObject({ image })
  expect((await change(owner, id, { picture: null })).body.data).toMatchObject({ image: null })
  expect(await change(owner, id, { picture: 'PHN2Zz4=' })).toMatchObject({ status: 422 })
})

test('a picture is drawn before anything is locked: who sends many holds nobody up', async () => {
  const { id, payment_type } = await create(owner)
  const paths = [`/payment-accounts/${id}`, `/payment-types/${payment_type.id}`]

  await app.owner_db.begin(async (tx) => {
    await tx`select from cashier.payment_account, cashier.payment_type for update`
    for (const path of paths) {
      const reply = await consoleClient.call('POST', path, { as: owner, body: { picture: 'PHN2Zz4=' } })
      expect(reply.body.error_codes, path).toEqual({ picture: 'receipt_invalid' })
    }
  })
})

test.each([
  ['letters in the number', { account_number: '0977x' }, 'account_number'],
  ['no name', { account_name: '' }, 'account_name'],
  ['an unknown type', { payment_type_id: 999 }, 'payment_type_id'],
  ['a type that there cannot be', { payment_type_id: 2_147_483_648 }, 'payment_type_id'],
  ['somebody who is no agent', { agent_id: '999999' }, 'agent_id'],
])('an account with %s is refused', async (_name, fields, field) => {
  const body = { payment_type_id: await type(), account_name: 'Daw Nu', account_number: '09777204318', ...fields }

  const reply = await consoleClient.call('POST', '/payment-accounts', { as: owner, body })

  expect(reply.status).toBe(422)
  expect(Object.keys(reply.body.errors ?? {})).toEqual([field])
  expect(await banks(player)).toEqual([])
})

test('an agent sees and changes only their own accounts, and makes none for others', async () => {
  const of_company = await create(owner)
  const own = await create(agent)

  const seen = (await consoleClient.call('GET', '/payment-accounts', { as: agent })).body
    .data as PaymentAccountsAnswer['data']
  expect(seen.accounts.map((account) => account.id)).toEqual([own.id])
  expect(seen.agents).toEqual([])
  expect(await change(agent, of_company.id, { is_on: false })).toMatchObject({ status: 404 })
  const order = (ids: number[], as: TestStaff) =>
    consoleClient.call('POST', '/payment-accounts/order', { as, body: { ids } })
  for (const ids of [[of_company.id], [own.id, of_company.id]])
    expect(await order(ids, agent)).toMatchObject({ status: 422 })
  for (const ids of [[own.id, of_company.id], [own.id, own.id], [999_999]])
    expect((await order(ids, owner)).status).toBe(422)
  expect(await order([2_147_483_648], owner)).toMatchObject({
    status: 422,
    body: { errors: { ids: [expect.any(String)] } },
  })
  const refused = [
    await consoleClient.call('POST', '/payment-types', { as: agent, body: { name: 'Mine' } }),
    await consoleClient.call('POST', '/payment-accounts', {
      as: agent,
      body: { payment_type_id: own.payment_type.id, account_name: 'A B', account_number: '12345', agent_id: '1' },
    }),
  ]
  for (const reply of refused) expect(reply).toMatchObject({ status: 403, body: { code: 'not_permitted' } })
})

test('there is one payment type of a name', async () => {
  await type('Shwe Pay')

  const reply = await consoleClient.call('POST', '/payment-types', { as: owner, body: { name: 'Shwe Pay' } })

  expect(reply).toMatchObject({ status: 422, body: { error_codes: { name: 'payment_type_taken' } } })
})

test('players see payment types in the staff’s order, and none that is off', async () => {
  const ids = [await type('One'), await type('Two'), await type('Three')]
  const say = (path: string, body: object, as = owner) =>
    consoleClient.call('POST', `/payment-types/${path}`, { as, body })
  const shown = async () =>
    (
      (await app.call('GET', '/api/cashier-rules', { token: player.token })).body.data as CashierRules
    ).withdrawal.payment_types.map(({ name }) => name)

  const changed = await say(String(ids[1]), { name: 'Second', is_on: false })
  const ordered = await say('order', { ids: ids.toReversed() })

  expect(changed.body.data).toMatchObject({ id: ids[1], name: 'Second', is_on: false })
  expect((ordered.body.data as { id: number }[]).map(({ id }) => id)).toEqual(ids.toReversed())
  expect(await shown()).toEqual(['Three', 'One'])
  expect((await say('order', { ids: ids.slice(1) })).body.error_codes).toEqual({ ids: 'order_incomplete' })
  expect((await say(String(ids[0]), { name: 'Three' })).body.error_codes).toEqual({ name: 'payment_type_taken' })
  for (const path of ['order', String(ids[0])]) {
    const body = path === 'order' ? { ids } : { is_on: false }
    expect((await say(path, body, agent)).body.code, path).toBe('not_permitted')
  }
  expect(await shown()).toEqual(['Three', 'One'])
})

test('the demo has ways to pay with marks of its own, once, however often it is filled', async () => {
  await Promise.all([seedCashierDemo(app.owner_db), seedCashierDemo(app.owner_db)])
  await seedCashierDemo(app.owner_db)

  const shown = await banks(player)
  expect(shown.map((bank) => bank.payment_type)).toEqual(['Shwe Pay', 'Padauk Bank', 'Inya Money', 'Ngapali Bank'])
  for (const { image } of shown)
    expect((await app.fastify.inject(image ?? '')).headers['content-type']).toBe('image/webp')
})
