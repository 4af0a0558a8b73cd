import { Type } from 'typebox'
import { BadCall, type Game } from '../../game.ts'
import type { Json } from '../../wallet.ts'
import { bodyParser, Nothing, RoundId } from '../shared/body.ts'
import { gameDocument } from '../shared/document.ts'
import { fairRandom } from '../shared/random.ts'
import { playRound, resumeRounds } from '../shared/rounds.ts'
import { kyat } from '../shared/stake.ts'
import { FREE_FACTOR, playSpin, rateRound, type Window } from './rules.ts'
import { LINES, PAYS, REELS, RETURN_PERCENT, SCATTER_PAYS, SPINS_FOR_SCATTERS } from './table.ts'

/** The steps of the whole stake in kyat; each is whole on twenty lines in every currency. */
const STAKES_KYAT = [200, 400, 1000, 2000, 4000, 10_000, 20_000, 50_000]

const parseState = bodyParser(Nothing)
const parseSpin = bodyParser(Type.Object({ round_id: RoundId, stake: Type.Integer() }, { additionalProperties: false }))

export const slotGame: Game = {
  kind: 'slot',

  document: (session) =>
    gameDocument('slot', session, {
      stakes: stakesIn(session.currency),
      reels: REELS,
      lines: LINES,
      pays: PAYS,
      scatter_pays: SCATTER_PAYS,
      spins_for_scatters: SPINS_FOR_SCATTERS,
      free_factor: FREE_FACTOR,
      return_percent: RETURN_PERCENT,
    }),

  calls: {
    async state({ wallet }, body) {
      parseState(body)
      return { balance: Number(await wallet.balance()) }
    },

    async spin(seat, body) {
      const { round_id, stake } = parseSpin(body)
      if (!stakesIn(seat.session.currency).includes(stake)) throw new BadCall('The game has no such stake.')
      const line_stake = stake / LINES.length
      const { outcome, ...paid } = await playRound(seat, {
        round_id,
        asked: { stake },
        stake,
        decide() {
          const windows = playSpin(fairRandom)
          return { prize: rateRound(windows).pays * line_stake, outcome: windows }
        },
      })
      return { ...paid, outcome: rateRound(outcome as Window[]) as unknown as Json }
    },
  },

  resume: resumeRounds,
}

const stakesIn = (currency: string) => STAKES_KYAT.map((stake) => kyat(stake, currency))
