import { Type } from 'typebox'
import type { Game } from '../../game.ts'
import { bodyParser, RoundId } from '../shared/body.ts'
import { type Clock, systemClock } from '../shared/clock.ts'
import { gameDocument } from '../shared/document.ts'
import { fairRandom, type Random } from '../shared/random.ts'
import { kyat } from '../shared/stake.ts'
import { Book, LEGS_MAX, STAKE_MAX_KYAT, STAKE_MIN_KYAT, WIN_MAX_KYAT } from './book.ts'
import { DISCIPLINES, RETURN_PERCENT } from './rules.ts'

const CHIPS_KYAT = [500, 1000, 5000, 10_000]

const Leg = Type.Object(
  {
    match: Type.Integer({ minimum: 0 }),
    market: Type.String({ pattern: '^[a-z]+$' }),
    pick: Type.String({ pattern: '^[a-z0-9]+$' }),
    odds: Type.Integer({ minimum: 101 }),
  },
  { additionalProperties: false },
)
const parseState = bodyParser(Type.Object({ with_balance: Type.Boolean() }, { additionalProperties: false }))
const parseSlip = bodyParser(
  Type.Object(
    {
      slip_id: RoundId,
      legs: Type.Array(Leg, { minItems: 1, maxItems: LEGS_MAX }),
      stake: Type.Integer({ minimum: 1 }),
    },
    { additionalProperties: false },
  ),
)

export function createSportGame({ clock, random }: { clock: Clock; random: Random }): Game {
  const book = new Book(clock, random)
  return {
    kind: 'sport',

    document(session) {
      const { discipline } = book.scheduleOf(session)
      const played = DISCIPLINES[discipline]
      const in_currency = (amount: number) => kyat(amount, session.currency)
      return gameDocument('sport', session, {
        discipline,
        line_tenths: 'line_tenths' in played ? played.line_tenths : null,
        stake_min: in_currency(STAKE_MIN_KYAT),
        stake_max: in_currency(STAKE_MAX_KYAT),
        win_max: in_currency(WIN_MAX_KYAT),
        legs_max: LEGS_MAX,
        chips: CHIPS_KYAT.map(in_currency),
        return_percent: RETURN_PERCENT,
      })
    },

    calls: {
      async state(seat, body) {
        return book.stateFor(seat, parseState(body).with_balance)
      },
      async bet(seat, body) {
        const placing = await book.placeSlip(seat, parseSlip(body))
        return { placing, ...(await book.stateFor(seat, placing === 'placed')) }
      },
    },

    resume: (seat, wagers) => book.resume(seat, wagers),
  }
}

export const sportGame = createSportGame({ clock: systemClock, random: fairRandom })
