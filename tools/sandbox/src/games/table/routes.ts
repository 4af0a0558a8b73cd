import { Type } from 'typebox'
import type { Game } from '../../game.ts'
import { bodyParser, RoundId } from '../shared/body.ts'
import { type Clock, systemClock } from '../shared/clock.ts'
import { gameDocument } from '../shared/document.ts'
import { fairRandom, type Random } from '../shared/random.ts'
import { kyat } from '../shared/stake.ts'
import { CHIPS_KYAT, LiveTables, SPOT_MAX_KYAT, variantOf } from './live-tables.ts'
import { RETURNS, VARIANTS } from './rules.ts'

const parseState = bodyParser(Type.Object({ with_balance: Type.Boolean() }, { additionalProperties: false }))
const parseBet = bodyParser(
  Type.Object(
    {
      bet_id: RoundId,
      round: Type.Integer(),
      bets: Type.Record(Type.String({ pattern: '^[a-z]+$' }), Type.Integer({ minimum: 1 }), {
        minProperties: 1,
        maxProperties: 3,
      }),
    },
    { additionalProperties: false },
  ),
)

export function createTableGame({ clock, random }: { clock: Clock; random: Random }): Game {
  const tables = new LiveTables(clock, random)
  return {
    kind: 'table',

    document(session) {
      const variant = variantOf(session.title)
      const { sides, pays } = VARIANTS[variant]
      return gameDocument('table', session, {
        variant,
        sides,
        pays,
        returns: RETURNS[variant],
        chips: CHIPS_KYAT.map((chip) => kyat(chip, session.currency)),
        spot_max: kyat(SPOT_MAX_KYAT, session.currency),
      })
    },

    calls: {
      async state(seat, body) {
        return tables.stateFor(seat, parseState(body).with_balance)
      },
      async bet(seat, body) {
        const is_placed = await tables.placeBet(seat, parseBet(body))
        return is_placed ? { is_placed, ...(await tables.stateFor(seat, true)) } : { is_placed }
      },
    },

    resume: (seat, wagers) => tables.resume(seat, wagers),
  }
}

export const tableGame = createTableGame({ clock: systemClock, random: fairRandom })
