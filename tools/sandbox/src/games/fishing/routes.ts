import { Type } from 'typebox'
import { BadCall, type Game } from '../../game.ts'
import { bodyParser, Nothing, RoundId } from '../shared/body.ts'
import { gameDocument } from '../shared/document.ts'
import { fairRandom } from '../shared/random.ts'
import { playRound, resumeRounds } from '../shared/rounds.ts'
import { kyat } from '../shared/stake.ts'
import { chanceOf, FISH, FISH_KINDS, type Hit, prizeOf, RETURN_PERCENT, shootAll } from './rules.ts'

/** Of one shot. */
const STAKES_KYAT = [10, 20, 50, 100, 200, 500, 1000]
/** A gun fires five times a second, and a batch waits for the answer to the last one. */
const SHOTS_MAX = 20

const ShootBody = Type.Object(
  {
    round_id: RoundId,
    stake: Type.Integer(),
    shots: Type.Array(
      Type.Object({
        fish: Type.Integer({ minimum: 0 }),
        kind: Type.Union(FISH_KINDS.map((kind) => Type.Literal(kind))),
      }),
      { minItems: 1, maxItems: SHOTS_MAX },
    ),
  },
  { additionalProperties: false },
)
const parseState = bodyParser(Nothing)
const parseShots = bodyParser(ShootBody)

export const fishingGame: Game = {
  kind: 'fishing',

  document: (session) =>
    gameDocument('fishing', session, {
      stakes: stakesIn(session.currency),
      shots_max: SHOTS_MAX,
      fish: FISH_KINDS.map((kind) => ({ kind, pays: FISH[kind], chance_percent: chanceOf(kind) })),
      return_percent: RETURN_PERCENT,
    }),

  calls: {
    async state({ wallet }, body) {
      parseState(body)
      return { balance: Number(await wallet.balance()) }
    },

    /** Shots that hit, in the order in which they did: one bet for all of them. */
    async shoot(seat, body) {
      const { round_id, stake, shots } = parseShots(body)
      if (!stakesIn(seat.session.currency).includes(stake)) throw new BadCall('The game has no such stake.')
      const { outcome, ...paid } = await playRound(seat, {
        round_id,
        asked: { stake, shots },
        stake: stake * shots.length,
        decide() {
          const hits = shootAll(shots, fairRandom)
          return { prize: prizeOf(hits, stake), outcome: hits }
        },
      })
      return { ...paid, hits: outcome as Hit[] }
    },
  },

  resume: resumeRounds,
}

const stakesIn = (currency: string) => STAKES_KYAT.map((stake) => kyat(stake, currency))
