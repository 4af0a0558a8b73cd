import { expect, test } from 'vitest'
import { BadCall, type Seat } from '../../game.ts'
import { Declined } from '../../wallet.ts'
import { seatAt } from '../testing/seat.ts'
import { slotGame } from './routes.ts'

const STAKE = 200 * 10_000

interface Answer {
  prize: number
  balance: number
  outcome: { pays: number }
}

const spin = (seat: Seat, round_id: string, stake = STAKE) =>
  slotGame.calls.spin?.({ ...seat }, { round_id, stake }) as Promise<unknown> as Promise<Answer>

test('a spin takes the stake, and pays what its lines say', async () => {
  const seat = seatAt({ kind: 'slot' })
  const before = Number(seat.wallet.money)

  const { prize, balance, outcome } = await spin(seat, 'round-0001')

  expect(prize).toBe(outcome.pays * (STAKE / 20))
  expect(balance).toBe(before - STAKE + prize)
  expect(seat.wallet.paid).toHaveLength(1)
})

test('the same round asked for again is shown again, and not played again', async () => {
  const seat = seatAt({ kind: 'slot' })
  const first = await spin(seat, 'round-0001')

  const again = await spin(seat, 'round-0001')

  expect(again.outcome).toEqual(first.outcome)
  expect(again.balance).toBe(first.balance)
  expect(seat.wallet.bets).toHaveLength(1)
})

test('the same round with another stake is refused', async () => {
  const seat = seatAt({ kind: 'slot' })
  await spin(seat, 'round-0001')

  await expect(spin(seat, 'round-0001', 2 * STAKE)).rejects.toThrow(BadCall)
})

test.each([STAKE + 1, 0, -STAKE, 1e15])('a stake of %d is refused', async (stake) => {
  const seat = seatAt({ kind: 'slot' })

  await expect(spin(seat, 'round-0001', stake)).rejects.toThrow(BadCall)
  expect(seat.wallet.bets).toEqual([])
})

test('a player without money is told so, and plays nothing', async () => {
  const seat = seatAt({ kind: 'slot' })
  seat.wallet.money = BigInt(STAKE - 1)

  await expect(spin(seat, 'round-0001')).rejects.toThrow(Declined)
  expect(seat.notes.read()).toBeNull()
})

test('a round that was decided when the sandbox died is paid as decided', async () => {
  const seat = seatAt({ kind: 'slot' })
  const settle = seat.wallet.settle
  seat.wallet.settle = () => Promise.reject(new Error('killed'))
  await expect(spin(seat, 'round-0001')).rejects.toThrow('killed')
  seat.wallet.settle = settle

  await slotGame.resume(seat, await seat.wallet.listOpenWagers())

  const { prize } = await spin(seat, 'round-0001')
  expect(seat.wallet.paid).toMatchObject([{ how: 'settled', amount: BigInt(prize) }])
  expect(seat.wallet.bets).toHaveLength(1)
})

test('a stake without an outcome is given back', async () => {
  const seat = seatAt({ kind: 'slot' })
  await seat.wallet.bet({ round_id: 'round-0001', amount: BigInt(STAKE) })

  await slotGame.resume(seat, await seat.wallet.listOpenWagers())

  expect(seat.wallet.paid).toMatchObject([{ how: 'cancelled', amount: BigInt(STAKE) }])
})

test.each(['MMK2', 'MMK3'])('its stakes are whole in %s', async (currency) => {
  const seat = seatAt({ kind: 'slot' }, currency)
  const stake = STAKE / (currency === 'MMK2' ? 1000 : 100)

  const { prize } = await spin(seat, 'round-0001', stake)

  expect(Number.isInteger(prize)).toBe(true)
  expect(seat.wallet.bets).toEqual([BigInt(stake)])
})
