import { NOBODY } from '../clock/worker-queue.ts'
import { MINUTE_MS, type Player, SECOND_MS, type SimulationWorld } from '../world/simulation-world.ts'
import { accountsFor, exchangeToGame, exchangeToMain, requestDeposit, requestWithdrawal } from './cash.ts'
import { beginSeries, getBalances, logIn, logOut, register } from './login.ts'
import { claimBonus } from './promotions.ts'
import { type NextPlay, type RoundQueue, WAIT_MS_MAX } from './round-queue.ts'
import { sitAtShan } from './shan.ts'
import { slipsBudget, writeSlips } from './slips.ts'

/** A player deposits when they have less than this many of their usual stakes. */
const STAKES_IN_HAND = 8
/** Between two rounds; a hand at the Shan table takes as long as two of others. */
const SECONDS_PER_ROUND = [5, 15] as const
const SPINS_PER_HAND = 2
const BRINGS_MORE = 0.3
const WITHDRAWAL_MIN = 10_000
/** A player who has won this many times their usual deposit withdraws it more often. */
const WON_WELL = 1.6
const TAKES_HOME = { often: 0.65, seldom: 0.12 }
const LOGS_OUT = 0.4
/** Of players who like it: how many open the Shan table, and how many write slips when they came for other games. */
const SITS_AT_SHAN = 0.35
const WRITES_SLIPS = 0.6
/** This part of the players who came for slips stays for a game. */
const STAYS = 0.2

/** From the login to the first round. */
const MINUTES_TO_FIRST_ROUND = [3, 9] as const

export interface Session {
  player: Player
  at: number
  wants: 'games' | 'slips'
}

interface ActiveSession extends Session {
  world: SimulationWorld
  roundQueue: RoundQueue
}

/** One player logs in, deposits if needed, plays, and leaves. */
export function planSession(world: SimulationWorld, roundQueue: RoundQueue, session: Session): void {
  const { events, clock, random, queues, sums } = world
  const { player } = session
  const arrive = async (now: number) => {
    if (player.is_here || player.is_out) return
    player.is_here = true
    sums.sessions += 1
    clock.set(now)
    const is_new = player.id === ''
    queues.account.add(now, [player], (client) => (is_new ? register(world, client, player) : logIn(client, player)))
    if (is_new) player.answers = player.busy
    const inside_at = now + random.between(...MINUTES_TO_FIRST_ROUND) * MINUTE_MS
    const goIn = async (later: number) => {
      clock.set(later)
      await startSession({ ...session, world, roundQueue }, is_new)
    }
    events.add(inside_at, goIn, player)
  }
  events.add(session.at, arrive, player)
}

async function startSession(session: ActiveSession, is_new: boolean): Promise<void> {
  const { world, player, wants } = session
  if (is_new) claimBonus(world, player, { event: 'visit', amount: 0 })
  else if (player.may_hold_more) await getBalances(world, player)
  const needs = wants === 'slips' ? slipsBudget(player) : player.profile.stake * STAKES_IN_HAND
  if (player.main + player.game < needs) await bringMoney(session)
  else await startPlay(session)
}

async function bringMoney(session: ActiveSession): Promise<void> {
  const { world, player } = session
  const { random } = world
  const amount = random.pick(player.profile.manner.deposits)
  const body = {
    agent_payment_type_id: random.pick(await accountsFor(world, player)),
    amount,
    refrence_no: String(random.between(0, 999_999)).padStart(6, '0'),
  }
  requestDeposit(world, player, body, async (is_approved) => {
    if (!is_approved) {
      player.is_here = false
      return
    }
    player.main += amount
    claimBonus(world, player, { event: 'deposit', amount })
    await startPlay(session)
  })
}

async function startPlay(session: ActiveSession): Promise<void> {
  const { world, roundQueue, player, wants } = session
  const { random, events } = world
  const now = world.clock.moment()
  if (player.profile.plays_two_d && (wants === 'slips' || random.happens(WRITES_SLIPS))) await handInSlips(session, now)
  if (wants === 'slips' && !random.happens(STAYS)) {
    const goHome = async (at: number) => {
      await roundQueue.clear(player, at)
      player.is_here = false
    }
    events.add(now + WAIT_MS_MAX, goHome, player)
    return
  }
  exchangeToGame(world, player)
  const [min, max] = player.profile.manner.rounds
  const game = await chooseGame(world, player)
  const rounds = random.between(min, max)
  playOn({ ...session, game }, game === 'shan' ? Math.ceil(rounds / SPINS_PER_HAND) : rounds, now)
}

/** They are paid from the main balance. */
async function handInSlips({ world, roundQueue, player }: ActiveSession, now: number): Promise<void> {
  if (world.draws.length > 0 && player.main < slipsBudget(player) && player.game >= 1) {
    exchangeToMain(world, player, Math.floor(player.game))
  }
  for (const slip of writeSlips(world, player, now)) await roundQueue.add(player, slip, now)
}

/** One for the session: the Shan table, a game of a provider, or where there are none, the digit game. */
async function chooseGame(world: SimulationWorld, player: Player): Promise<NextPlay> {
  const { random, games } = world
  if (player.profile.plays_shan && random.happens(SITS_AT_SHAN) && sitAtShan(world, player)) return 'shan'
  if (games.length === 0 || player.profile.digit_share > 0) beginSeries(world, player)
  return games.length > 0 ? random.pick(games) : 'digit'
}

interface GameSession extends ActiveSession {
  game: NextPlay
}

function playOn(session: GameSession, rounds_left: number, last_at: number): void {
  const { world, roundQueue, player, game } = session
  const spins = game === 'shan' ? SPINS_PER_HAND : 1
  const at = last_at + world.random.between(...SECONDS_PER_ROUND) * spins * SECOND_MS
  const playRound = async (now: number) => {
    if (rounds_left === 0) {
      await roundQueue.clear(player, now)
      return endPlay(session, now)
    }
    const is_digit = game !== 'shan' && world.random.between(1, 10) <= player.profile.digit_share
    await roundQueue.add(player, is_digit ? 'digit' : game, now)
    playOn(session, rounds_left - 1, now)
  }
  // The round queue waits for the player when the batch is played.
  world.events.add(at, playRound, NOBODY)
}

async function endPlay(session: ActiveSession, at: number): Promise<void> {
  const { world, player } = session
  const { random, clock } = world
  clock.set(at)
  const amount = Math.floor(player.game)
  if (amount < player.profile.stake && random.happens(BRINGS_MORE)) return bringMoney(session)
  player.is_here = false
  if (amount < WITHDRAWAL_MIN) return
  const brought = random.pick(player.profile.manner.deposits)
  const wants = amount > brought * WON_WELL ? TAKES_HOME.often : TAKES_HOME.seldom
  if (random.happens(wants)) requestWithdrawal(world, player, amount)
  if (random.happens(LOGS_OUT)) logOut(world, player)
}
