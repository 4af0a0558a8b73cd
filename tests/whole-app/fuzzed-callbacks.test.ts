import * as fc from 'fast-check'
import { type TSchema, Type } from 'typebox'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { CALLBACK_CODE } from '#seamless/contract/protocol.ts'
import { bodiesOf, type FuzzedBody } from '../support/fuzz/bodies.ts'
import { watchChanges } from '../support/fuzz/changes.ts'
import { openFuzzedServers } from '../support/fuzz/fuzzed-servers.ts'
import { type CallbackName, signedBody } from '../support/partners/aggregator-calls.ts'
import { signed } from '../support/partners/shan-provider.ts'

const BODIES = inject('is_deep') ? 1_000 : 60
const DEEP_MS = 300_000
const SIGNED_MAX = 5_000
/** A bet that is cancelled before it came is refused, and noted: it may not come later. */
const GIVEN_UP = 'seamless.pre_cancelled_wager'

let open: Awaited<ReturnType<typeof openFuzzedServers>>
let changed: () => Promise<string[]>
beforeAll(async () => {
  open = await openFuzzedServers()
  changed = await watchChanges(open.site.owner_db)
})
afterAll(() => open.close())

/** The fields of each body in the partners' protocols (docs/seamless.md, docs/shan.md). */
const Text = Type.String({ maxLength: 30 })
const Money = Type.Number({ minimum: -100, maximum: 100_000 })
const Batch = { member_account: Text, product_code: Type.Integer({ minimum: 1 }), game_type: Text }
const Transaction = Type.Object({
  id: Text,
  action: Type.Unsafe({ type: 'string', enum: ['BET', 'SETTLED', 'CANCEL', 'ROLLBACK', 'ADJUSTMENT', 'JACKPOT'] }),
  amount: Money,
  wager_code: Text,
  round_id: Text,
  game_code: Text,
  wager_status: Text,
  settled_at: Type.Integer({ minimum: 0 }),
  currency: Type.Optional(Type.Literal('MMK')),
})
const Batches = (batch: TSchema) =>
  Type.Object({ currency: Type.Unsafe({ type: 'string', enum: ['MMK', 'MMK2'] }), batch_requests: Type.Array(batch) })
const Moved = Batches(Type.Object({ ...Batch, transactions: Type.Array(Transaction, { maxItems: 3 }) }))
const Wager = Type.Object({
  ...Batch,
  wager_code: Text,
  wager_status: Text,
  game_code: Text,
  round_id: Text,
  currency: Type.Literal('MMK'),
  bet_amount: Money,
  valid_bet_amount: Money,
  prize_amount: Money,
  settled_at: Type.Integer({ minimum: 0 }),
})
const CALLBACKS: [CallbackName, TSchema][] = [
  ['balance', Batches(Type.Object(Batch))],
  ['withdraw', Moved],
  ['deposit', Moved],
  ['pushbetdata', Type.Object({ wagers: Type.Array(Wager, { maxItems: 3 }) })],
]
const Seat = Type.Object({ player_id: Text, balance: Money, bet_amount: Type.Optional(Money) })
const Round = Type.Object({
  wager_code: Text,
  game_type_id: Type.Integer(),
  players: Type.Array(Seat, { maxItems: 3 }),
  banker_balance: Money,
  timestamp: Text,
  total_player_net: Money,
})

/** Most bodies are of a member, in kyat and of now: what stands behind those checks is reached. */
const bodies = (schema: TSchema) => {
  const { user_name, member_account } = open.player.user
  const timestamp = new Date().toISOString().replace(/\.\d+Z$/, '+0000')
  const fields = {
    timestamp,
    member_account: user_name,
    player_id: member_account,
    product_code: 1091,
    currency: 'MMK',
    amount: 10,
    wager_code: 'w1',
    round_id: 'r1',
    game_code: 'GEM',
    game_type: 'SLOT',
    wager_status: 'SETTLED',
    settled_at: Date.now(),
  }
  return bodiesOf(schema, { ids: open.plausible.ids.slice(0, 5), words: [], fields })
}

/** The signature is right whatever else the body says, so that what stands behind it is reached. */
function withSignature(name: CallbackName, { text }: FuzzedBody): string | Buffer {
  const head = JSON.stringify(signedBody(name, {})).slice(0, -1)
  return typeof text === 'string' && text.startsWith('{"') ? `${head},${text.slice(1)}` : text
}

async function call(path: string, payload: string | Buffer) {
  await changed()
  const headers = { 'content-type': 'application/json' }
  const reply = await open.site.fastify.inject({ method: 'POST', url: path, payload, headers })
  return { status: reply.statusCode, text: reply.body, changed: await changed(), errors: open.takeErrors() }
}

const without = (table: string, tables: string[]) => tables.filter((one) => one !== table)

/** A push passes over members whom nobody knows, and takes what it says of the others. */
const takingCodes = (name: CallbackName) => [
  CALLBACK_CODE.done,
  CALLBACK_CODE.done_before,
  ...(name === 'pushbetdata' ? [CALLBACK_CODE.no_such_member] : []),
]
const isTaken = (name: CallbackName, text: string) => takingCodes(name).some((code) => text.includes(`"code":${code},`))

test.each(CALLBACKS)(
  'a signed %s of the aggregator is understood or refused, whatever it says',
  { timeout: DEEP_MS },
  async (name, schema) => {
    let taken = 0
    const property = fc.asyncProperty(bodies(schema), async (body) => {
      const reply = await call(`/api/v1/api/seamless/${name}`, withSignature(name, body))

      expect([reply.status, reply.errors]).toEqual([200, []])
      expect(JSON.parse(reply.text)).toMatchObject(
        name === 'pushbetdata' ? { code: expect.any(Number) } : { data: expect.any(Array) },
      )
      if (isTaken(name, reply.text)) taken++
      else expect(without(GIVEN_UP, reply.changed), reply.text).toEqual([])
    })

    await fc.assert(property, { numRuns: BODIES })
    expect(taken, 'taken').toBeGreaterThan(0)
    await open.site.expectReconciled()
  },
)

test('a signed round of the Shan table is settled or refused, whatever it says', { timeout: DEEP_MS }, async () => {
  let settled = 0
  const property = fc.asyncProperty(bodies(Round), async ({ text, status }) => {
    // The provider itself could not write down ten thousand levels.
    const is_whole = status === undefined && typeof text === 'string' && text.length < SIGNED_MAX
    const body = is_whole ? JSON.stringify(signed(JSON.parse(text), open.shan.secret_key)) : text
    const reply = await call('/api/shan/client/balance-update', body)

    expect([200, 400, 401, 409], reply.text).toContain(reply.status)
    expect(reply.errors).toEqual([])
    if (reply.status === 200) settled++
    else expect(reply.changed, reply.text).toEqual([])
  })

  await fc.assert(property, { numRuns: BODIES })
  expect(settled, 'settled').toBeGreaterThan(0)
  await open.site.expectReconciled()
})
