import { describe, expect, test } from 'vitest'
import { CLIENT_SEED_PATTERN } from '#digit-bet/contract/rules.ts'
import { countBet, minutesPlayed, startPlaySession } from './play/play-session.ts'
import { forgetAttempt, isSameBet, saveAttempt, unansweredAttempt } from './play/roll/attempt.ts'
import { drawClientContribution, makeClientSeed } from './play/roll/client-contribution.ts'
import { secondsLeft, untilNextSecond } from './play/roll/countdown.ts'

function emptyStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('the client contribution', () => {
  test('draws again on a byte that would make some digits likelier', () => {
    const bytes = [255, 250, 249]
    const number = drawClientContribution((into) => into.set([bytes.shift() ?? 0]))

    expect(number).toBe(9)
    expect(bytes).toEqual([])
  })

  test('reaches each digit from exactly 25 bytes', () => {
    const counts = Array.from({ length: 10 }, () => 0)
    for (let byte = 0; byte < 250; byte++) {
      const number = drawClientContribution((into) => into.set([byte]))
      counts[number] = (counts[number] ?? 0) + 1
    }

    expect(counts).toEqual(Array(10).fill(25))
  })

  test('makes client seeds that the server accepts, each another', () => {
    const seeds = Array.from({ length: 100 }, () => makeClientSeed())

    for (const seed of seeds) expect(seed).toMatch(new RegExp(CLIENT_SEED_PATTERN))
    expect(new Set(seeds).size).toBe(100)
  })
})

describe('the countdown', () => {
  test('shows 90 at the start, 1 in the last second and 0 from the deadline on', () => {
    expect(secondsLeft(90_000, 0)).toBe(90)
    expect(secondsLeft(90_000, 1)).toBe(90)
    expect(secondsLeft(90_000, 1_000)).toBe(89)
    expect(secondsLeft(90_000, 89_999)).toBe(1)
    expect(secondsLeft(90_000, 90_000)).toBe(0)
    expect(secondsLeft(90_000, 999_999)).toBe(0)
  })

  test('does not drift: a late timer is followed by a shorter one', () => {
    expect(untilNextSecond(90_000, 0)).toBe(1_000)
    expect(untilNextSecond(90_000, 1_300)).toBe(700)
    expect(untilNextSecond(90_000, 89_990)).toBe(10)
  })
})

describe('an unanswered roll', () => {
  const body = { bet_type: 'digit', digit: 7, rolled_number: 3, bet_amount: 100, multiplier: 5 } as const
  const attempt = { idempotency_key: 'one', player_id: 'thiri', requested_at: 0, body }

  test('is found again after a reload, by its player only', () => {
    const tab = emptyStorage()
    saveAttempt(attempt, tab)

    expect(unansweredAttempt('thiri', 60_000, tab)).toEqual(attempt)
    expect(unansweredAttempt('another', 60_000, tab)).toBeNull()
    expect(unansweredAttempt('thiri', 60_000, tab)).toBeNull()
  })

  test('of a page of release 0.1.0 keeps its key, without which it would be a second bet', () => {
    const tab = emptyStorage()
    tab.setItem('digit-bet.attempt', JSON.stringify({ request_id: 'one', player_id: 'thiri', asked_at: 0, body }))

    expect(unansweredAttempt('thiri', 60_000, tab)).toEqual(attempt)
    expect(unansweredAttempt('thiri', 10 * 60_000 + 1, tab)).toBeNull()
  })

  test('is not sent by itself after ten minutes', () => {
    const tab = emptyStorage()
    saveAttempt(attempt, tab)

    expect(unansweredAttempt('thiri', 10 * 60_000 + 1, tab)).toBeNull()
  })

  test('is gone once it was answered', () => {
    const tab = emptyStorage()
    saveAttempt(attempt, tab)
    forgetAttempt(tab)

    expect(unansweredAttempt('thiri', 0, tab)).toBeNull()
  })

  test('lends its id to the same bet only', () => {
    expect(isSameBet(attempt, { bet_type: 'digit', digit: 7, bet_amount: 100, multiplier: 5 })).toBe(true)
    expect(isSameBet(attempt, { bet_type: 'digit', digit: 7, bet_amount: 100, multiplier: 10 })).toBe(false)
    expect(isSameBet(attempt, { bet_type: 'big', digit: null, bet_amount: 100, multiplier: 5 })).toBe(false)
  })
})

describe('the session on the page', () => {
  const bet = (id: string, profit: number) => ({
    id,
    timestamp: '2026-11-21T05:08:00.000Z',
    betType: 'big' as const,
    digit: null,
    bet_amount: 100,
    multiplier: 1,
    rolledNumber: 5,
    outcome: 'win' as const,
    win_amount: 0,
    profit,
    epoch: 'epoch',
    n: 1,
  })

  test('adds up wins and losses to the last pya, and counts an answer once', () => {
    const tab = emptyStorage()
    let session = startPlaySession('thiri', 0, tab)
    session = countBet(session, bet('a', 0.1), tab)
    session = countBet(session, bet('b', 0.2), tab)
    session = countBet(session, bet('b', 0.2), tab)
    session = countBet(session, bet('c', -100), tab)

    expect(session.net).toBe(-99.7)
  })

  test('goes on after a reload, and begins anew for another player', () => {
    const tab = emptyStorage()
    countBet(startPlaySession('thiri', 0, tab), bet('a', 90), tab)

    const reloaded = startPlaySession('thiri', 5 * 60_000, tab)
    expect(reloaded.net).toBe(90)
    expect(minutesPlayed(reloaded, 5 * 60_000)).toBe(5)
    expect(startPlaySession('another', 0, tab).net).toBe(0)
  })
})
