import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import {
  type AggregatorCalls,
  createAggregatorCalls,
  signedBody,
  TEST_GSC,
} from '#tests/support/partners/aggregator-calls.ts'

let app: TestApp
let calls: AggregatorCalls
const players: TestPlayer[] = []
beforeAll(async () => {
  app = await startTestApp({ gsc: TEST_GSC })
  calls = createAggregatorCalls(app)
  while (players.length < 4) players.push(await app.player({ game: kyat(200) }))
})
afterAll(() => app.close())

const [RUNS, RACES, RANDOM_CALLBACKS] = inject('is_deep') ? [1_000, 300, 10_000] : [40, 12, 1_000]
const STEPS_MAX = 60

interface Step {
  player: number
  wager: number
  action: string
  amount: number
  id: number
}

/** Few wagers and few ids, so that they meet again and again: repeated, overtaken, cancelled before they came. */
const steps = fc.array(
  fc.record({
    player: fc.nat(3),
    wager: fc.nat(7),
    action: fc.constantFrom('BET', 'BET', 'SETTLED', 'SETTLED', 'CANCEL', 'ROLLBACK', 'ADJUSTMENT', 'BONUS', 'TIP'),
    amount: fc.integer({ min: -60, max: 120 }),
    id: fc.nat(40),
  }),
  { minLength: 20, maxLength: STEPS_MAX },
)

/** A model of the protocol, in whole kyat. It decides one call after the other. */
class Model {
  balances = players.map(() => 0)
  receivable = players.map(() => 0)
  done = new Set<number>()
  wagers = new Map<string, { staked: number; refunded: number; bets: number; cancelled: number; settled: number }>()
  pre_cancelled = new Set<string>()

  take(step: Step): { code: number; balance: number } {
    const key = `${step.player}:${step.wager}`
    const wager = this.wagers.get(key) ?? { staked: 0, refunded: 0, bets: 0, cancelled: 0, settled: 0 }
    this.wagers.set(key, wager)
    const is_stake = step.action === 'BET' || step.action === 'TIP'
    const is_signed = step.action === 'ROLLBACK' || step.action === 'ADJUSTMENT'
    const answer = (code: number) => ({ code, balance: this.balances[step.player] ?? 0 })

    const amount = is_stake ? -Math.abs(step.amount) : step.amount
    if (!is_stake && !is_signed && amount < 0) return answer(999)
    if (this.done.has(step.id)) return answer(1003)
    if (is_stake && this.pre_cancelled.has(key)) return answer(1003)
    if (step.action === 'CANCEL') {
      const is_back = wager.cancelled > 0 && wager.refunded >= wager.staked
      if (wager.bets === 0) this.pre_cancelled.add(key)
      if (wager.bets === 0 || wager.settled > 0 || is_back) return answer(1006)
      if (wager.refunded + amount > wager.staked) return answer(999)
    }
    if (step.action === 'ROLLBACK' && wager.settled <= 0) {
      if (wager.bets === 0 && !this.wasSettled.has(key)) this.pre_cancelled.add(key)
      return answer(1006)
    }
    const after = (this.balances[step.player] ?? 0) + amount
    if (after < 0 && is_stake) return answer(1001)
    this.done.add(step.id)
    this.balances[step.player] = Math.max(0, after)
    this.receivable[step.player] = (this.receivable[step.player] ?? 0) + Math.max(0, -after)
    this.note(step, key, amount)
    return answer(0)
  }

  wasSettled = new Set<string>()

  private note(step: Step, key: string, amount: number): void {
    const wager = this.wagers.get(key)
    if (!wager) return
    if (step.action === 'BET') Object.assign(wager, { bets: wager.bets + 1, staked: wager.staked - amount })
    if (step.action === 'CANCEL') {
      Object.assign(wager, { cancelled: wager.cancelled + 1, refunded: wager.refunded + amount })
      if (wager.refunded >= wager.staked) this.pre_cancelled.add(key)
    }
    if (step.action === 'SETTLED') {
      wager.settled++
      this.wasSettled.add(key)
    }
    if (step.action === 'ROLLBACK') wager.settled--
  }
}

async function createWallets(run: string): Promise<Model> {
  const model = new Model()
  for (const [place, player] of players.entries()) {
    model.balances[place] = Number((await app.balancesOf(player)).game / 10_000n)
    const start = { action: 'BONUS', amount: 200, id: `${run}-start-${place}` }
    const { code } = await calls.move('deposit', player, start)
    expect(code).toBe(0)
    model.balances[place] = (model.balances[place] ?? 0) + 200
  }
  return model
}

function send(run: string, step: Step) {
  const player = players[step.player] as TestPlayer
  const name = step.action === 'BET' || step.action === 'TIP' ? 'withdraw' : 'deposit'
  const { action, amount } = step
  return calls.move(name, player, { action, amount, id: `${run}-${step.id}`, wager_code: `${run}-w${step.wager}` })
}

test('any sequence of calls is answered as the protocol says, and the ledger reconciles', async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const run = `m${++runs}`
      const model = await createWallets(run)

      for (const step of sequence) {
        const { code, balance } = await send(run, step)
        expect({ ...step, code, balance }).toEqual({ ...step, ...model.take(step) })
      }
    }),
    { numRuns: RUNS },
  )
  await app.expectReconciled()
}, 600_000)

test('bets and prizes of racing, repeated and reordered calls end with the same money, whatever the order', async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ stake: fc.nat(3), prize: fc.nat(9) }), { minLength: 5, maxLength: 25 }),
      fc.infiniteStream(fc.nat(1_000)),
      async (rounds, luck) => {
        const run = `r${++runs}`
        const player = players[0] as TestPlayer
        await calls.move('deposit', player, { action: 'BONUS', amount: 100, id: `${run}-start` })
        const before = (await app.balancesOf(player)).game
        const messages = rounds.flatMap(({ stake, prize }, round) => {
          const wager_code = `${run}-${round}`
          const bet = { action: 'BET', amount: stake, id: `${wager_code}b`, wager_code }
          const win = { action: 'SETTLED', amount: prize, id: `${wager_code}s`, wager_code }
          return [bet, win, ...((luck.next().value as number) % 3 === 0 ? [bet, win] : [])]
        })
        const shuffled = messages
          .map((message) => ({ message, at: luck.next().value as number }))
          .toSorted((one, other) => one.at - other.at)

        await Promise.all(
          shuffled.map(({ message }) => calls.move(message.action === 'BET' ? 'withdraw' : 'deposit', player, message)),
        )

        const net = rounds.reduce((sum, { stake, prize }) => sum + prize - stake, 0)
        expect((await app.balancesOf(player)).game).toBe(before + BigInt(net) * 10_000n)
      },
    ),
    { numRuns: RACES },
  )
  await app.expectReconciled()
}, 600_000)

test('random callbacks, each sent up to three times by a crowd, leave a ledger that reconciles', async () => {
  const movements = Array.from({ length: RANDOM_CALLBACKS / 2 }, (_, index) => ({
    name: index % 3 === 0 ? ('withdraw' as const) : ('deposit' as const),
    player: players[(index * 7) % players.length] as TestPlayer,
    movement: {
      action: ['BET', 'SETTLED', 'CANCEL', 'BET', 'ROLLBACK', 'ADJUSTMENT'][(index * 5) % 6] as string,
      amount: ((index * 13) % 40) - (index % 2 ? 10 : 0),
      id: `big-${index}`,
      wager_code: `big-w${Math.floor(index / 4)}`,
    },
  }))
  const sent = movements.flatMap((one, index) => (index % 2 === 0 ? [one, one, one] : [one]))
  // A fixed shuffle: each message goes somewhere else, and neighbours part.
  const order = sent.map((_, index) => (index * 7_919) % sent.length)

  for (let start = 0; start < order.length; start += 250) {
    await Promise.all(
      order.slice(start, start + 250).map(async (place) => {
        const { name, player, movement } = sent[place] as (typeof sent)[number]
        const { code } = await calls.move(name, player, movement)
        expect([0, 999, 1001, 1003, 1006]).toContain(code)
      }),
    )
  }

  await app.expectReconciled()
  const body = signedBody('balance', {
    batch_requests: players.map(({ user }) => ({ member_account: user.user_name, product_code: 1091 })),
  })
  const { data } = await calls.send('balance', body)
  const balances = await Promise.all(
    players.map(async (player) => Number((await app.balancesOf(player)).game) / 10_000),
  )
  expect(data.map(({ balance }) => balance)).toEqual(balances)
}, 600_000)
