import { array, assert, bigInt, constantFrom, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { type Receivable, recoverReceivables } from './receivable.ts'

const PLAYERS = [1n, 2n, 3n]
const won = array(record({ player_id: constantFrom(...PLAYERS), amount: bigInt(1n, 1_000n) }), { maxLength: 12 })
const owed = array(record({ player_id: constantFrom(...PLAYERS), owed: bigInt(1n, 1_000n) }), { maxLength: 8 })

const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

test('prizes repay the oldest debt first', () => {
  const receivables: Receivable[] = [
    { prize_id: 'old', player_id: 1n, owed: 100n },
    { prize_id: 'another’s', player_id: 2n, owed: 50n },
    { prize_id: 'new', player_id: 1n, owed: 100n },
  ]
  const prizes = [
    { player_id: 1n, amount: 70n },
    { player_id: 1n, amount: 80n },
    { player_id: 3n, amount: 90n },
  ]

  expect(recoverReceivables(prizes, receivables)).toEqual({
    kept: [70n, 80n, 0n],
    repaid: new Map([
      ['old', 100n],
      ['new', 50n],
    ]),
  })
})

test('players who win and owe: each pays what they can of what they owe, of their own prizes', () => {
  assert(
    property(won, owed, (prizes, some) => {
      const receivables = some.map((receivable, place): Receivable => ({ ...receivable, prize_id: `${place}` }))
      const { kept, repaid } = recoverReceivables(prizes, receivables)

      prizes.forEach(({ amount }, place) => {
        expect(kept[place]).toBeGreaterThanOrEqual(0n)
        expect(kept[place]).toBeLessThanOrEqual(amount)
      })
      for (const player_id of PLAYERS) {
        const has = sum(prizes.flatMap((prize) => (prize.player_id === player_id ? [prize.amount] : [])))
        const own = receivables.filter((receivable) => receivable.player_id === player_id)
        const owes = sum(own.map((receivable) => receivable.owed))
        const pays = sum(prizes.flatMap((prize, place) => (prize.player_id === player_id ? [kept[place] ?? 0n] : [])))
        expect(pays).toBe(has < owes ? has : owes)
        expect(sum(own.map(({ prize_id }) => repaid.get(prize_id) ?? 0n))).toBe(pays)
        for (const receivable of own) expect(repaid.get(receivable.prize_id) ?? 0n).toBeLessThanOrEqual(receivable.owed)
      }
    }),
  )
})
