import { describe, expect, test } from 'vitest'
import { Refusal } from '#platform/site/calls/api.ts'
import type { RollResult } from '../play/roll/roll.ts'
import { type AutoPlan, type AutoRun, afterRoll, delayOf, endRun, lossMax, startRun } from './auto-run.ts'

const PLAN: AutoPlan = {
  choice: { bet_type: 'big', digit: null },
  bet_amount: 100,
  multiplier: 1,
  rolls: 5,
  loss: null,
  win: null,
}

function rolled(profit: number): RollResult {
  const bet = {
    id: 'bet',
    timestamp: '2026-11-29T05:08:00.000Z',
    betType: 'big',
    digit: null,
    bet_amount: 100,
    multiplier: 1,
    rolledNumber: 7,
    outcome: profit > 0 ? 'win' : 'lose',
    win_amount: 0,
    profit,
    epoch: '1',
  }
  return { kind: 'rolled', answer: { message: '', balance: 1_000, history: [bet], fair: null } }
}

const refusal = new Refusal({
  http: 422,
  message: 'No.',
  code: 'insufficient_game_balance',
  values: {},
  errors: {},
  error_codes: {},
  error_detail: '',
  is_final: true,
  is_missing: false,
  body: null,
})

/** The run after answers with these profits. */
const runOf = (plan: Partial<AutoPlan>, profits: number[]): AutoRun =>
  profits.reduce((run, profit) => afterRoll(run, rolled(profit)), startRun({ ...PLAN, ...plan }))

describe('a run of automatic rolls', () => {
  test('makes as many rolls as the player has chosen, and adds up what the server answers', () => {
    expect(runOf({}, [90, -100, -100, 90])).toMatchObject({ made: 4, net: -20, end: null })
    expect(runOf({}, [90, -100, -100, 90, 0.1])).toMatchObject({ made: 5, net: -19.9, end: 'finished' })
  })

  test('stops at the first loss, and not at a roll that brings the stake back', () => {
    expect(runOf({ loss: 'first' }, [90, 0]).end).toBeNull()
    expect(runOf({ loss: 'first' }, [90, 0, -100])).toMatchObject({ made: 3, end: 'loss' })
  })

  test('stops before a roll that could pass the loss that the player allows', () => {
    expect(runOf({ loss: 300 }, [-100, -100]).end).toBeNull()
    expect(runOf({ loss: 300 }, [-100, -100, -100]).end).toBe('loss')
    // 210 are lost: the next roll could make it 310.
    expect(runOf({ loss: 300 }, [90, -100, -100]).end).toBeNull()
    expect(runOf({ loss: 300 }, [90, -100, -100, -100]).end).toBe('loss')
    expect(runOf({ loss: 300, rolls: 50 }, [-100, 90, -100, -100]).end).toBe('loss')
  })

  test('stops at the first gain, or once the gain is as large as the player has said', () => {
    expect(runOf({ win: 'first' }, [-100, 90]).end).toBe('win')
    expect(runOf({ win: 'first' }, [0]).end).toBeNull()
    expect(runOf({ win: 500, rolls: 50 }, [90, 90, 90, 90, 90]).end).toBeNull()
    expect(runOf({ win: 500, rolls: 50 }, [90, 90, 90, 90, 90, 90]).end).toBe('win')
  })

  test('stops at a refusal, and at an answer that does not come or does not tell the bet', () => {
    const run = startRun(PLAN)

    expect(afterRoll(run, { kind: 'refused', refusal })).toMatchObject({ made: 0, end: 'refused' })
    expect(afterRoll(run, { kind: 'unanswered', refusal: null }).end).toBe('unanswered')
    expect(afterRoll(run, null).end).toBe('unanswered')
    const untold = { message: '', balance: null, history: null, fair: null }
    expect(afterRoll(run, { kind: 'rolled', answer: untold }).end).toBe('unanswered')
  })

  test('counts an answer that was on its way when it was stopped, and keeps its reason', () => {
    const stopped = endRun(startRun({ ...PLAN, loss: 'first' }), 'stopped')

    expect(afterRoll(stopped, rolled(-100))).toMatchObject({ made: 1, net: -100, end: 'stopped' })
    expect(endRun(stopped, 'left').end).toBe('stopped')
  })

  test('begins with the press, and then keeps the operator’s time between two rolls', () => {
    const begun = startRun(PLAN)

    expect(delayOf(begun, 5)).toBe(0)
    expect(delayOf(afterRoll(begun, rolled(90)), 0)).toBe(1_500)
    expect(delayOf(afterRoll(begun, rolled(90)), 5)).toBe(5_000)
  })

  test('says the most that it can lose, multiplier included', () => {
    expect(lossMax({ ...PLAN, multiplier: 5 })).toBe(2_500)
    expect(lossMax({ ...PLAN, loss: 'first' })).toBe(100)
    expect(lossMax({ ...PLAN, loss: 300 })).toBe(300)
    expect(lossMax({ ...PLAN, loss: 1_000 })).toBe(500)
  })

  test('loses no more than that, whatever the server answers', () => {
    const profits = [-100, 90, -100, -100, 90, -100, -100, -100, 90, -100, -100, -100]
    for (const loss of ['first', 300, 500, 1_000, null] as const) {
      const plan = { ...PLAN, rolls: 10, loss }
      let run = startRun(plan)
      for (const profit of profits) if (run.end === null) run = afterRoll(run, rolled(profit))

      expect(-run.net, `${loss}`).toBeLessThanOrEqual(lossMax(plan))
      expect(run.end).not.toBeNull()
    }
  })
})
