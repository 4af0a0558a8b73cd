import { describe, expect, test } from 'vitest'
import { NOTHING_SELECTED, nextSelection, sideOf, stakeOf, stepsFor, totalBet } from './selection.ts'

const at_noon = 1_000_000

describe('choosing', () => {
  test('a digit clears Big, and starts ninety seconds', () => {
    const big = nextSelection(NOTHING_SELECTED, { kind: 'side', side: 'big', now: at_noon })
    const digit = nextSelection(big, { kind: 'digit', digit: 7, now: at_noon + 5_000 })

    expect(digit.choice).toEqual({ bet_type: 'digit', digit: 7 })
    expect(digit.rolls_at).toBe(at_noon + 95_000)
  })

  test('another digit starts the ninety seconds again', () => {
    const first = nextSelection(NOTHING_SELECTED, { kind: 'digit', digit: 7, now: at_noon })
    const second = nextSelection(first, { kind: 'digit', digit: 0, now: at_noon + 60_000 })

    expect(second.choice).toEqual({ bet_type: 'digit', digit: 0 })
    expect(second.rolls_at).toBe(at_noon + 150_000)
  })

  test('Big and Small do nothing while a digit is chosen, and work once it is tapped again', () => {
    const digit = nextSelection(NOTHING_SELECTED, { kind: 'digit', digit: 7, now: at_noon })
    expect(nextSelection(digit, { kind: 'side', side: 'small', now: at_noon })).toEqual(digit)

    const nothing = nextSelection(digit, { kind: 'digit', digit: 7, now: at_noon })
    expect(nothing).toMatchObject({ choice: null, rolls_at: null })
    expect(nextSelection(nothing, { kind: 'side', side: 'small', now: at_noon }).choice?.bet_type).toBe('small')
  })

  test('an amount or a multiplier leaves the countdown as it is', () => {
    const digit = nextSelection(NOTHING_SELECTED, { kind: 'digit', digit: 7, now: at_noon })
    const priced = nextSelection(nextSelection(digit, { kind: 'amount', bet_amount: 2_000 }), {
      kind: 'multiplier',
      multiplier: 5,
    })

    expect(priced).toEqual({ ...digit, bet_amount: 2_000, multiplier: 5 })
  })

  test('after a roll nothing is chosen and nothing is armed, and the amount stays', () => {
    const small = nextSelection(NOTHING_SELECTED, { kind: 'side', side: 'small', now: at_noon })

    expect(nextSelection(small, { kind: 'rolled' })).toEqual(NOTHING_SELECTED)
  })
})

describe('amounts', () => {
  test('an amount is the whole stake: the multiple that was chosen before it is over', () => {
    const multiplied = nextSelection(NOTHING_SELECTED, { kind: 'multiplier', multiplier: 50 })

    expect(stakeOf(nextSelection(multiplied, { kind: 'amount', bet_amount: 500 }))).toBe(500)
  })

  test('the stake is the bet amount times the multiplier', () => {
    expect(stakeOf({ bet_amount: 1_000, multiplier: 5 })).toBe(5_000)
    expect(stakeOf({ bet_amount: 0.1, multiplier: 100 })).toBe(10)
  })

  test('the total bet of the modal is bet × coin value × 20', () => {
    expect(totalBet(10, 10)).toBe(2_000)
    expect(totalBet(1, 1)).toBe(20)
  })

  test('the modal opens with steps that make the amount that is set', () => {
    for (const bet of [1, 2, 5, 7, 10])
      for (const coin_value of [1, 3, 8, 10]) {
        const steps = stepsFor(totalBet(bet, coin_value))
        expect(totalBet(steps.bet, steps.coin_value)).toBe(totalBet(bet, coin_value))
      }
    expect(stepsFor(33)).toEqual({ bet: 1, coin_value: 1 })
  })

  test('Small is 0 to 4 and Big is 5 to 9', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(sideOf).join(' ')).toBe(
      'small small small small small big big big big big',
    )
  })
})
