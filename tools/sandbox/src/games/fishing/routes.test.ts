import { expect, test } from 'vitest'
import { BadCall, type Seat } from '../../game.ts'
import { seatAt } from '../testing/seat.ts'
import { fishingGame } from './routes.ts'

const STAKE = 10 * 10_000

interface Answer {
  hits: (number | null)[]
  prize: number
  balance: number
}

const shots = (count: number) => Array.from({ length: count }, (_, fish) => ({ fish, kind: 'minnow' }))
const shoot = (seat: Seat, round_id: string, body: object) =>
  fishingGame.calls.shoot?.(seat, { round_id, stake: STAKE, ...body }) as Promise<unknown> as Promise<Answer>

test('a batch of shots is one bet, and pays for the fish that it caught', async () => {
  const seat = seatAt({ kind: 'fishing' })
  const before = Number(seat.wallet.money)

  const { hits, prize, balance } = await shoot(seat, 'batch-0001', { shots: shots(20) })

  expect(hits).toHaveLength(20)
  expect(seat.wallet.bets).toEqual([BigInt(20 * STAKE)])
  expect(prize).toBe(hits.reduce<number>((sum, hit) => sum + (hit ?? 1) * STAKE, 0))
  expect(balance).toBe(before - 20 * STAKE + prize)
})

test('a batch whose answer was lost is asked for again, and not shot again', async () => {
  const seat = seatAt({ kind: 'fishing' })
  const first = await shoot(seat, 'batch-0001', { shots: shots(20) })

  const again = await shoot(seat, 'batch-0001', { shots: shots(20) })

  expect(again).toEqual(first)
  expect(seat.wallet.bets).toHaveLength(1)
})

test.each([
  ['more shots than a gun fires', { shots: shots(21) }],
  ['no shot at all', { shots: [] }],
  ['a fish that there is not', { shots: [{ fish: 1, kind: 'whale' }] }],
  ['a stake that there is not', { stake: STAKE + 1, shots: shots(1) }],
  ['a prize of the own', { shots: shots(1), prize: 100 }],
])('%s is refused', async (_name, body) => {
  const seat = seatAt({ kind: 'fishing' })

  await expect(shoot(seat, 'batch-0001', body)).rejects.toThrow(BadCall)
  expect(seat.wallet.bets).toEqual([])
})
