import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { titlesOf } from '../aggregator/products.ts'
import { amountText } from '../amount.ts'
import { chaosOf } from '../operator/chaos.ts'
import { startTestSandbox, type TestSandbox } from '../testing/start-test-sandbox.ts'

const UNIT = 10_000
const ANSWERED_WITHIN_MS = 20_000
const LATE_COPIES_MS = 3_500

let table: TestSandbox
beforeEach(async () => {
  table = await startTestSandbox({ balance: 100_0000n })
})
afterEach(() => table.close())

const allAnswered = () =>
  expect.poll(async () => (await table.ledgerOf('m1')).pending, { timeout: ANSWERED_WITHIN_MS, interval: 50 }).toBe(0)

test('a round takes the stake and gives the prize at the operator, to the last digit', async () => {
  const path = await table.sit()

  const { body } = await table.play(path, 'round', { id: 'r1', stake: 12_345, prize: 1 })

  expect(body.balance).toBe(100 * UNIT - 12_345 + 1)
  await allAnswered()
  expect(table.wallet.balanceOf('m1')).toBe(987_656n)
  expect(await table.ledgerOf('m1')).toMatchObject({
    moved_kyat: '-1.2344',
    refused: 0,
    sums: [{ currency: 'MMK', wagers: 1, staked: '1.2345', won: '0.0001' }],
  })
  expect(table.wallet.calls.map(({ path }) => path)).toEqual(['withdraw', 'deposit', 'pushbetdata'])
})

test('a stake that the member does not have is declined, and nothing of it stays', async () => {
  const path = await table.sit()

  const answer = await table.play(path, 'round', { id: 'r1', stake: 101 * UNIT, prize: 0 })

  expect(answer).toMatchObject({ status: 409, body: { code: 1001 } })
  expect(table.wallet.balanceOf('m1')).toBe(100_0000n)
  expect(await table.ledgerOf('m1')).toMatchObject({ moved_kyat: '0', pending: 0 })
})

test('a stake whose answer never comes is declined, and taken back at the operator', async () => {
  const path = await table.sit()
  table.wallet.lose((call) => (call === 'withdraw' ? 'after' : null))

  const answer = await table.play(path, 'round', { id: 'r1', stake: 7 * UNIT, prize: 50 * UNIT })

  expect(answer).toMatchObject({ status: 409, body: { code: 999 } })
  await allAnswered()
  const stakes = table.wallet.calls.filter((call) => call.path === 'withdraw')
  expect(new Set(stakes.map(idOf)).size).toBe(1)
  expect(stakes).toHaveLength(3)
  expect(table.wallet.balanceOf('m1')).toBe(100_0000n)
  expect(await table.ledgerOf('m1')).toMatchObject({ moved_kyat: '0', refused: 0 })
})

test('a stake that never reached the operator needs nothing to be given back', async () => {
  const path = await table.sit()
  table.wallet.lose((call) => (call === 'withdraw' ? 'before' : null))

  await table.play(path, 'round', { id: 'r1', stake: 7 * UNIT, prize: 0 })

  await allAnswered()
  expect(table.wallet.balanceOf('m1')).toBe(100_0000n)
  expect(await table.ledgerOf('m1')).toMatchObject({ moved_kyat: '0', refused: 0 })
})

test('a prize that the operator did not answer is told again after a restart, and paid once', async () => {
  const path = await table.sit()
  table.wallet.lose((call) => (call === 'deposit' ? 'before' : null))
  const { body } = await table.play(path, 'round', { id: 'r1', stake: 10 * UNIT, prize: 33_3333 })
  expect(body.balance).toBeNull()
  expect(await table.ledgerOf('m1')).toMatchObject({ pending: 2 })

  table.wallet.lose((call) => (call === 'deposit' ? 'after' : null))
  await table.restart()
  await expect.poll(() => table.wallet.balanceOf('m1'), { timeout: ANSWERED_WITHIN_MS }).toBe(123_3333n)
  table.wallet.lose(() => null)

  await allAnswered()
  expect(table.wallet.balanceOf('m1')).toBe(123_3333n)
  expect(await table.ledgerOf('m1')).toMatchObject({ moved_kyat: '23.3333' })
}, 60_000)

test('a bet without an outcome is handed to its game after a restart', async () => {
  const path = await table.sit()
  await table.play(path, 'bet', { id: 'r1', stake: 10 * UNIT })
  expect(table.wallet.balanceOf('m1')).toBe(90_0000n)

  await table.restart()

  await allAnswered()
  expect(table.wallet.balanceOf('m1')).toBe(100_0000n)
})

test('a game that fails in the middle of a round is told to clear up', async () => {
  const path = await table.sit()
  await table.play(path, 'bet', { id: 'r1', stake: 10 * UNIT })

  expect((await table.play(path, 'fail')).status).toBe(500)

  expect(table.wallet.balanceOf('m1')).toBe(100_0000n)
})

test('calls of one seat come one after the other, in several windows too, and its notes outlive a restart', async () => {
  const windows = await Promise.all([table.sit(), table.sit(), table.sit()])

  const counts = await Promise.all(
    windows.flatMap((path) => Array.from({ length: 4 }, () => table.play(path, 'count'))),
  )
  await table.restart()

  const counted = counts.map(({ body }) => Number(body.counted)).toSorted((one, two) => one - two)
  expect(counted).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect((await table.play(windows[0] ?? '', 'count')).body).toEqual({ counted: 13 })
})

test('what no screen sends is refused, and strangers have no seat', async () => {
  const path = await table.sit()

  expect((await table.play(path, 'refuse')).status).toBe(400)
  expect((await table.play(path, 'constructor')).status).toBe(404)
  expect((await table.play('/play/nobody/', 'balance')).status).toBe(404)
})

test('the ledger agrees with the operator after 100 rounds with calls doubled, lost, late and overtaken', async () => {
  // Each at a title of its own: one seat's calls would wait for each other.
  const seats = await Promise.all(
    titlesOf(1091, 'SLOT')
      .slice(0, 20)
      .map(({ game_code }) => table.sit({ game_code })),
  )
  const faults = { duplicate: 0.3, late: 0.2, delay: 0.3, drop: 0.1, mixed_keys: 0.4, text_amounts: 0.4 }
  const payload = chaosOf({ seed: 2026, ...faults })
  await table.sandbox.app.inject({ method: 'POST', url: '/admin/chaos', payload })

  const rounds = Array.from({ length: 100 }, (_, round) => ({
    seat: seats[round % seats.length] ?? '',
    body: { id: `r${round}`, stake: 1 + ((round * 7919) % 30_000), prize: (round * 104_729) % 29_000 },
  }))
  const played = await Promise.all(rounds.map(({ seat, body }) => table.play(seat, 'round', body)))
  expect(played.filter(({ status }) => status === 200).length).toBeGreaterThan(90)
  await allAnswered()
  // The copies that are sent seconds later must find everything done.
  await sleep(LATE_COPIES_MS)

  const ledger = await table.ledgerOf('m1')
  const moved = table.wallet.balanceOf('m1') - 100_0000n
  expect(ledger).toMatchObject({ refused: 0, pending: 0, moved_kyat: amountText(moved) })
  expect(moved).not.toBe(0n)
}, 120_000)

function idOf({ body }: TestSandbox['wallet']['calls'][number]): string {
  const { batch_requests } = body as { batch_requests: { transactions: { id: string }[] }[] }
  return batch_requests[0]?.transactions[0]?.id ?? ''
}
