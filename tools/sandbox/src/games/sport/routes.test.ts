import { expect, test } from 'vitest'
import { BadCall, type Seat } from '../../game.ts'
import { handClock } from '../testing/hand-clock.ts'
import { seatAt } from '../testing/seat.ts'
import { seeded } from '../testing/seeded.ts'
import { createSportGame } from './routes.ts'
import { disciplineOf, type MatchNow } from './schedule.ts'

const START = 1_800_000_000_000
const STAKE = 1000 * 10_000
const TITLE = 's-saturday-stadium'

interface State {
  placing?: string
  matches: MatchNow[]
  slips: { slip_id: string; prize: number | null }[]
  balance: number | null
}

function createBook(seed = 1, start = START) {
  const clock = handClock(start)
  const game = createSportGame({ clock, random: seeded(seed) })
  const state = (seat: Seat) => game.calls.state?.(seat, { with_balance: true }) as Promise<unknown> as Promise<State>
  return {
    clock,
    game,
    state,
    bet: (seat: Seat, body: object) => game.calls.bet?.(seat, body) as Promise<unknown> as Promise<State>,
    /** A slip with one pick in each of the next open matches. */
    async slip(seat: Seat, legs = 1) {
      const open = (await state(seat)).matches.filter(({ phase }) => phase === 'open')
      return {
        slip_id: 'slip-00001',
        stake: STAKE,
        legs: open.slice(-legs).map(({ match, markets }) => ({
          match,
          market: 'result',
          pick: 'home',
          odds: markets.result?.home ?? 0,
        })),
      }
    },
  }
}
const seat = (game_code = TITLE) => seatAt({ kind: 'sport', game_code })

test('the list has matches to bet on, matches in play, and what they ended with', async () => {
  const { matches } = await createBook().state(seat())

  const phases = Object.groupBy(matches, ({ phase }) => phase)
  expect(phases.open?.length).toBe(6)
  expect(phases.live?.length).toBe(4)
  expect(phases.over?.length).toBe(5)
  expect(phases.open?.every(({ score }) => score === null)).toBe(true)
  expect(phases.over?.every(({ score }) => score !== null)).toBe(true)
})

test('a slip is paid when its last match is over, also when its player has left', async () => {
  const book = createBook()
  const player = seat()
  const slip = await book.slip(player, 3)
  const before = player.wallet.money

  expect((await book.bet(player, slip)).placing).toBe('placed')
  expect(player.wallet.money).toBe(before - BigInt(STAKE))
  await book.clock.turnTo(START + 60_000)
  expect(player.wallet.paid).toEqual([])
  await book.clock.turnTo(START + 180_000)

  const [settled] = (await book.state(player)).slips
  expect(player.wallet.paid).toMatchObject([{ how: 'settled', amount: BigInt(settled?.prize ?? -1) }])
})

test('it pays exactly when the score on the list says so', async () => {
  const book = createBook(9)
  const player = seat()
  const [first] = (await book.slip(player)).legs
  for (const [index, pick] of ['home', 'draw', 'away'].entries()) {
    const match = (await book.state(player)).matches.find((each) => each.match === first?.match)
    const odds = match?.markets.result?.[pick] ?? 0
    const legs = [{ match: first?.match, market: 'result', pick, odds }]
    await book.bet(player, { slip_id: `slip-0000${index}`, stake: STAKE, legs })
  }

  await book.clock.turnTo(START + 160_000)

  const { matches, slips } = await book.state(player)
  const [home = 0, away = 0] = matches.find(({ match }) => match === first?.match)?.score ?? []
  const won = home === away ? 1 : home > away ? 0 : 2
  expect(slips.map(({ prize }) => (prize ?? 0) > 0)).toEqual([0, 1, 2].map((index) => index === won))
})

test('a slip whose answer was lost is placed once', async () => {
  const book = createBook()
  const player = seat()
  const slip = await book.slip(player)
  await book.bet(player, slip)

  expect((await book.bet(player, slip)).placing).toBe('placed')
  expect(player.wallet.bets).toHaveLength(1)
})

test('no bet is taken once a match has begun, nor on odds that are not offered', async () => {
  const book = createBook()
  const player = seat()
  const slip = await book.slip(player)
  const [leg] = slip.legs

  const dearer = { ...slip, legs: [{ ...leg, odds: (leg?.odds ?? 0) + 1 }] }
  expect((await book.bet(player, dearer)).placing).toBe('odds_changed')
  await book.clock.turnTo(START + 120_000)
  expect((await book.bet(player, slip)).placing).toBe('started')
  expect(player.wallet.bets).toEqual([])
})

test.each([
  ['a stake too small', { stake: 99 * 10_000 }],
  ['a stake too large', { stake: 500_001 * 10_000 }],
  ['nothing at all', { legs: [] }],
])('%s is refused', async (_name, more) => {
  const book = createBook()
  const player = seat()

  await expect(book.bet(player, { ...(await book.slip(player)), ...more })).rejects.toThrow(BadCall)
  expect(player.wallet.bets).toEqual([])
})

test('two picks of one match on a slip, and a market that there is not, are refused', async () => {
  const book = createBook()
  const player = seat()
  const slip = await book.slip(player)
  const [leg] = slip.legs

  await expect(book.bet(player, { ...slip, legs: [leg, leg] })).rejects.toThrow(BadCall)
  await expect(book.bet(player, { ...slip, legs: [{ ...leg, market: 'corners' }] })).rejects.toThrow(BadCall)
})

test('after a restart a slip is paid when its matches are over', async () => {
  const player = seat()
  const book = createBook()
  await book.bet(player, await book.slip(player, 2))
  const restarted = createBook(2, START + 30_000)

  await restarted.game.resume(player, await player.wallet.listOpenWagers())
  await restarted.game.resume(player, await player.wallet.listOpenWagers())
  await restarted.clock.turnTo(START + 180_000)

  expect(player.wallet.paid).toMatchObject([{ how: 'settled' }])
})

test.each([
  ['sbo-virtual-cup', 'football'],
  ['sbo-virtual-chinlone', 'chinlone'],
  ['sbo-virtual-pony-race', 'ponies'],
  ['ug-boat-race-odds', 'boats'],
])('%s plays %s', async (game_code, discipline) => {
  const player = seat(game_code)

  expect(disciplineOf(player.session.title)).toBe(discipline)
  expect((await createBook().state(player)).matches.length).toBeGreaterThan(10)
})
