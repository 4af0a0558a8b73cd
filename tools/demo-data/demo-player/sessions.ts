import type { OfferedGame } from '../world/simulation-world.ts'
import {
  type Act,
  beginFreshSeries,
  claimWelcome,
  deposit,
  logIn,
  logOut,
  openDraws,
  register,
  roll,
  slip,
  spins,
  toGame,
  toMain,
  withdraw,
} from './actions.ts'

const slot = (product_code: number, game_code: string): OfferedGame => ({ product_code, game_type: 'SLOT', game_code })
/** Of the sandbox, by codes that never change. */
const OWL = slot(1091, 'jili-golden-owl')
const SEVEN = slot(1091, 'jili-shwe-seven')
const BASKET = slot(1006, 'pp-sweet-basket')
const LANTERNS = slot(1225, 'joker-nine-lanterns')
const LAKE: OfferedGame = { product_code: 1091, game_type: 'FISHING', game_code: 'jili-lake-hunter' }

/** The prizes of one round after another, in stakes: together they are less than the stakes. */
const USUAL = [0, 2, 0, 0.5, 0, 1.5, 0, 0, 4, 0, 1, 0]
const POOR = [0, 0, 1, 0, 0.5, 0, 2, 0]

export interface Session {
  /** Days from today. */
  day: number
  /** Part of that day, and of today the part of what has passed of it. */
  at: number
  acts: readonly Act[]
}

export const FIRST_DAY = -9
/** The slips that wait for their draws when a visitor comes. */
export const WAITING_SLIPS: readonly Act[] = [
  logIn,
  openDraws,
  slip('morning', ['07', '70', '38', '83'], 100),
  slip('evening', ['16', '61', '45'], 100),
  logOut,
]
/** The past of the demo's player; the last visit of today leaves everything as a visitor finds it. */
export const SESSIONS: readonly Session[] = [
  {
    day: FIRST_DAY,
    at: 0.8,
    acts: [
      register,
      claimWelcome,
      toGame(10_000),
      spins(OWL, 500, USUAL),
      roll({ bet_type: 'big' }, 200, 5),
      toMain(3_000),
    ],
  },
  {
    day: -8,
    at: 0.52,
    acts: [
      logIn,
      deposit(20_000, '482913', { action: 'approve' }),
      toGame(5_000),
      spins(BASKET, 300, USUAL),
      toMain(2_000),
    ],
  },
  {
    day: -7,
    at: 0.85,
    acts: [
      logIn,
      toGame(8_000),
      spins(SEVEN, 500, [...POOR, 8]),
      spins(LAKE, 100, USUAL),
      roll({ bet_type: 'digit', digit: 7 }, 100, 6),
      toMain(4_000),
    ],
  },
  {
    day: -6,
    at: 0.4,
    acts: [
      logIn,
      deposit(10_000, '700114', { action: 'reject', reason: 'reference_not_found' }),
      toGame(3_000),
      roll({ bet_type: 'small' }, 300, 4),
      toMain(1_500),
    ],
  },
  {
    day: -5,
    at: 0.7,
    acts: [logIn, withdraw(30_000, { action: 'approve' }), toGame(4_000), spins(LANTERNS, 400, USUAL), toMain(2_000)],
  },
  {
    day: -4,
    at: 0.63,
    acts: [
      logIn,
      withdraw(12_000, { action: 'reject', reason: 'name_differs' }),
      toGame(6_000),
      spins(OWL, 500, USUAL),
      toMain(2_500),
    ],
  },
  {
    day: -3,
    at: 0.78,
    acts: [logIn, toGame(5_000), spins(BASKET, 500, USUAL), roll({ bet_type: 'big' }, 300, 4), toMain(2_000)],
  },
  { day: -2, at: 0.9, acts: [logIn, toGame(4_000), spins(SEVEN, 400, USUAL), toMain(1_500)] },
  {
    day: -1,
    at: 0.72,
    acts: [
      logIn,
      deposit(30_000, '158206', { action: 'approve' }),
      toGame(5_000),
      spins(LANTERNS, 300, USUAL),
      spins(LAKE, 100, POOR),
      roll({ bet_type: 'digit', digit: 3 }, 100, 5),
      toMain(2_000),
    ],
  },
  {
    day: 0,
    at: 0.5,
    acts: [
      logIn,
      toGame(3_000),
      spins(OWL, 200, USUAL),
      roll({ bet_type: 'big' }, 200, 3),
      roll({ bet_type: 'small' }, 200, 3),
      toMain(12_000),
    ],
  },
  {
    day: 0,
    at: 0.97,
    acts: [logIn, toGame(2_000), deposit(15_000, '930471', null), beginFreshSeries, logOut],
  },
]
