import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { FinancialLogRow, RequestTimeline } from '#cashier/contract/player.ts'
import { type Reply, startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { noisyPicture } from '#tests/support/use-cases/noisy-picture.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'

let app: TestApp
let account: TestAccount
beforeAll(async () => {
  app = await startTestApp()
  account = await paymentAccount(app)
})
afterEach(() => app.expectReconciled())
afterAll(() => app.close())

function ask(player: TestPlayer, fields: object = {}, idempotency_key?: string): Promise<Reply> {
  return app.call('POST', '/api/depositfinicial', {
    token: player.token,
    body: { agent_payment_type_id: account.id, amount: 50_000, refrence_no: '482913', ...fields },
    ...(idempotency_key !== undefined && { idempotency_key }),
  })
}

const countOf = async (player: TestPlayer) => {
  const [row] = await app.owner_db<{ count: bigint }[]>`
    select count(*) from cashier.request where player_id = ${player.id}`
  return Number(row?.count)
}

test('a deposit is written down, moves nothing, and stands in every log as pending', async () => {
  const player = await app.player()

  const reply = await ask(player)

  expect(reply).toMatchObject({
    status: 200,
    body: { status: 'Request was successful.', message: 'Deposit successfully.' },
  })
  expect(reply.body.data).toMatchObject({ amount: 50_000, status: 'Pending', number: expect.any(Number) })
  expect(await app.balancesOf(player)).toEqual({ main: 0n, game: 0n })
  const log = await app.call('GET', '/api/depositlogfinicial', { token: player.token })
  expect(log.body.data).toMatchObject([
    { account_name: 'Daw Khin Thazin Oo', account_number: '09777204318', amount: 50_000, status: 'Pending' },
  ])
  const [row] = log.body.data as FinancialLogRow[]
  expect(row?.created_at).toBe(reply.body.data && (reply.body.data as { created_at: string }).created_at)
  // The clock of Yangon, which is six and a half hours ahead all year.
  const yangon = new Date(Date.parse(row?.created_at ?? '') + 6.5 * 3_600_000).toISOString()
  expect(row?.datetime).toBe(yangon.slice(0, 19).replace('T', ' '))
  const requests = await app.call('GET', '/api/transaction/deposit-requestlog', { token: player.token })
  expect((requests.body.data as { data: unknown }).data).toMatchObject([
    { status: 0, amount: 50_000, user_payment_id: account.id, refrence_no: '482913', has_receipt: false },
  ])
})

const ACCOUNT_FAULT = { agent_payment_type_id: 'Choose an account to pay.' }

test.each([
  ['a kyat under the smallest', { amount: 999 }, { amount: 'Minimum amount: 1,000 Ks.' }],
  ['a hundredth over the largest', { amount: 100_000_000.01 }, { amount: 'Maximum amount: 100,000,000 Ks.' }],
  ['no amount', { amount: undefined }, { amount: 'This field is required.' }],
  ['nothing', { amount: 0 }, { amount: 'Please enter a valid amount' }],
  ['a negative amount', { amount: -5_000 }, { amount: 'Please enter a valid amount' }],
  ['an amount in words', { amount: 'five' }, { amount: 'Please enter a valid amount' }],
  ['an amount in exponents', { amount: '5e3' }, { amount: 'Please enter a valid amount' }],
  ['an amount with a separator', { amount: '5,000' }, { amount: 'Please enter a valid amount' }],
  ['an amount in Burmese digits', { amount: '၅၀၀၀' }, { amount: 'Please enter a valid amount' }],
  ['an account that is no number', { agent_payment_type_id: '1 or 1=1' }, ACCOUNT_FAULT],
  ['an account of null', { agent_payment_type_id: null }, ACCOUNT_FAULT],
  ['a list of amounts', { amount: [5_000] }, { amount: 'Please enter a valid amount' }],
  ['three decimals', { amount: 5_000.001 }, { amount: 'Please enter a valid amount' }],
  ['five digits', { refrence_no: '48291' }, { refrence_no: 'Enter the last 6 digits of the receipt.' }],
  ['seven digits', { refrence_no: '4829130' }, { refrence_no: 'Enter the last 6 digits of the receipt.' }],
  ['letters', { refrence_no: '48291a' }, { refrence_no: 'Enter the last 6 digits of the receipt.' }],
  ['no reference', { refrence_no: '' }, { refrence_no: 'This field is required.' }],
  ['another account', { agent_payment_type_id: 9 }, ACCOUNT_FAULT],
])('a deposit of %s is refused under its field, and nothing is left of it', async (_name, fields, errors) => {
  const player = await app.player()

  const reply = await ask(player, fields)

  expect(reply).toMatchObject({ status: 422, body: { code: 'invalid_fields' } })
  expect(reply.body.errors).toEqual(Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]])))
  expect(await countOf(player)).toBe(0)
})

test.each([1_000, 100_000_000])('a deposit of %d Ks, at the very limit, is taken', async (amount) => {
  expect(await ask(await app.player(), { amount })).toMatchObject({ status: 200 })
})

test('a reference in Burmese digits, or in two groups, is the same reference', async () => {
  const player = await app.player()

  await ask(player, { refrence_no: '၄၈၂၉၁၃' })
  await ask(player, { refrence_no: '482 913' })

  const log = await app.call('GET', '/api/transaction/deposit-requestlog', { token: player.token })
  const { data } = log.body.data as { data: { refrence_no: string }[] }
  expect(data.map((row) => row.refrence_no)).toEqual(['482913', '482913'])
})

test('a repeated deposit has one effect and one answer, also when twenty race', async () => {
  const player = await app.player()
  const idempotency_key = randomUUID()

  const replies = await Promise.all(Array.from({ length: 20 }, () => ask(player, {}, idempotency_key)))
  const again = await ask(player, {}, idempotency_key)

  expect(new Set([...replies, again].map((reply) => reply.text)).size).toBe(1)
  expect(again.status).toBe(200)
  expect(await countOf(player)).toBe(1)
})

test('a deposit is one request whether its numbers come as numbers or as text, also when twenty race', async () => {
  const player = await app.player()
  const idempotency_key = randomUUID()
  const texts = { agent_payment_type_id: String(account.id), amount: '50000.00', balance: 1, status: 'Success' }

  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, place) => ask(player, place % 2 === 0 ? {} : texts, idempotency_key)),
  )
  const other = await ask(player, { amount: '50001' }, idempotency_key)

  expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
  expect(replies[0]).toMatchObject({ status: 200, body: { data: { amount: 50_000, status: 'Pending' } } })
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
  expect(await countOf(player)).toBe(1)
})

test('an id of another deposit is refused, and an id of another player stays with that player', async () => {
  const player = await app.player()
  const idempotency_key = randomUUID()
  await ask(player, {}, idempotency_key)

  for (const fields of [{ amount: 50_001 }, { refrence_no: '482914' }]) {
    expect(await ask(player, fields, idempotency_key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    })
  }
  expect(await countOf(player)).toBe(1)
  const other = await app.player()
  const own = (await ask(other, {}, idempotency_key)).body.data
  expect(own).not.toMatchObject({ id: ((await ask(player, {}, idempotency_key)).body.data as { id: string }).id })
  expect(await countOf(other)).toBe(1)
})

test('five deposits may wait, and not one more, though twenty race', async () => {
  const player = await app.player()

  const replies = await Promise.all(Array.from({ length: 20 }, () => ask(player)))

  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(5)
  expect(replies.filter((reply) => reply.body.code === 'too_many_deposits')).toHaveLength(15)
})

test('a frozen player may look and not ask; a stranger sees nothing', async () => {
  const player = await app.player()
  const { id } = (await ask(player)).body.data as { id: string }
  await app.owner_db`update identity.player set status = 'frozen' where id = ${player.id}`
  const stranger = await app.player()

  expect(await ask(player)).toMatchObject({ status: 403, body: { code: 'player_frozen' } })
  const own = await app.call('GET', `/api/transaction/deposit-requests/${id}`, { token: player.token })
  expect((own.body.data as RequestTimeline).timeline).toEqual([
    { kind: 'requested', at: expect.any(String), rejection: null },
  ])
  for (const path of [id, `${id}/receipt`]) {
    const reply = await app.call('GET', `/api/transaction/deposit-requests/${path}`, { token: stranger.token })
    expect(reply.status).toBe(404)
  }
  const withdrawal = await app.call('GET', `/api/transaction/withdraw-requests/${id}`, { token: player.token })
  expect(withdrawal.status).toBe(404)
})

test('a receipt comes back drawn anew, without what was hidden in it', async () => {
  const player = await app.player()
  const secret = 'seen at 16.8409, 96.1735'
  const photo = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#c05' } })
    .withExif({ IFD0: { ImageDescription: secret } })
    .jpeg()
    .toBuffer()
  expect(photo.includes(secret)).toBe(true)

  const reply = await ask(player, { receipt: photo.toString('base64') })

  const { id } = reply.body.data as { id: string }
  const path = `/api/transaction/deposit-requests/${id}/receipt`
  const answer = await app.fastify.inject({
    url: path,
    headers: { authorization: `Bearer ${player.token}` },
  })
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1_440, height: 720 })
  expect(answer.rawPayload.includes('16.8409')).toBe(false)
  const stranger = await app.player()
  expect(await app.call('GET', path, { token: stranger.token })).toMatchObject({ status: 404 })
})

test.each([
  ['a photograph', { width: 4_000, height: 3_000 }, { width: 1_280, height: 960 }],
  ['a screenshot', { width: 1_080, height: 2_400 }, { width: 720, height: 1_600 }],
  ['a scrolled screenshot', { width: 1_080, height: 7_000 }, { width: 720, height: 4_667 }],
  ['a very long one', { width: 1_080, height: 12_000 }, { width: 600, height: 6_667 }],
  ['a small picture', { width: 300, height: 600 }, { width: 300, height: 600 }],
])('the rows of %s stay readable', async (_name, sent, kept) => {
  const player = await app.player()
  const picture = await sharp({ create: { ...sent, channels: 3, background: '#c05' } })
    .jpeg()
    .toBuffer()

  const reply = await ask(player, { receipt: picture.toString('base64') })

  const { id } = reply.body.data as { id: string }
  const headers = { authorization: `Bearer ${player.token}` }
  const answer = await app.fastify.inject({ url: `/api/transaction/deposit-requests/${id}/receipt`, headers })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject(kept)
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const bomb = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

test.each<[string, () => Promise<unknown>]>([
  ['is no text', async () => 5],
  ['is no base64', async () => 'data:image/png;base64,AAAA'],
  ['is a drawing that runs', async () => Buffer.from(SVG).toString('base64')],
  ['only calls itself a picture', async () => Buffer.from(`\x89PNG\r\n\x1a\n${SVG}`, 'latin1').toString('base64')],
  ['breaks off', async () => (await bomb(400, 400)).subarray(0, 300).toString('base64')],
  ['has one row of 20,000 pixels', async () => (await bomb(20_000, 1)).toString('base64')],
  ['swells to 49 million pixels', async () => (await bomb(7_000, 7_000)).toString('base64')],
  ['is noise, and grows when it is drawn anew', async () => (await noisyPicture()).toString('base64')],
  ['is over 2 MiB', async () => Buffer.alloc(2 * 1_048_576 + 1, 0xff).toString('base64')],
])('a receipt that %s is refused, and nothing is left of it', async (_name, receipt) => {
  const player = await app.player()

  const reply = await ask(player, { receipt: await receipt() })

  expect(reply).toMatchObject({ status: 422, body: { error_codes: { receipt: 'receipt_invalid' } } })
  expect(await countOf(player)).toBe(0)
})

test('receipts are drawn for a player who sends them like a person, and no faster', async () => {
  const [player, other] = [await app.player(), await app.player()]
  const replies = []
  for (let tries = 0; tries < 40; tries++) replies.push(await ask(player, { receipt: 'AAAA' }))

  expect(replies.at(0)).toMatchObject({ status: 422, body: { error_codes: { receipt: 'receipt_invalid' } } })
  expect(replies.at(-1)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(await ask(player, {})).toMatchObject({ status: 200 })
  expect(await ask(other, { receipt: 'AAAA' })).toMatchObject({ status: 422 })
})

test('a body larger than any receipt is refused unread, and so is a large one of nobody', async () => {
  const body = { receipt: 'A'.repeat(3_000_000) }

  const large = await ask(await app.player(), body)
  const nobodys = await app.call('POST', '/api/depositfinicial', { body })

  expect(large).toMatchObject({ status: 413, body: { code: 'too_large' } })
  expect(nobodys).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
})
