import { NOBODY } from '../clock/worker-queue.ts'
import { MINUTE_MS, type Player, SECOND_MS, type Town } from '../world/simulation-world.ts'
import { accountsFor, bringIn, takeHome, takeToGames, takeToMain } from './cash.ts'
import { beginSeries, enter, join, logOut, readBalances } from './login.ts'
import { claimBonus } from './promotions.ts'
import { type Table, WAIT_MS_MAX, type Wish } from './round-queue.ts'
import { sitAtShan } from './shan.ts'
import { slipsBudget, writeSlips } from './slips.ts'

/** He brings money when he has less than this many of his usual stakes. */
const STAKES_IN_HAND = 8
/** Between two rounds; a hand at the Shan table takes as long as two of others. */
const SECONDS_PER_ROUND = [5, 15] as const
const SPINS_PER_HAND = 2
const BRINGS_MORE = 0.3
const WITHDRAWAL_MIN = 10_000
/** Whoever has won this many times what he usually brings goes home with it more often. */
const WON_WELL = 1.6
const TAKES_HOME = { often: 0.65, seldom: 0.12 }
const LOGS_OUT = 0.4
/** Of those who like it, how many sit down at the Shan table, and write slips when they came for other games. */
const SITS_AT_SHAN = 0.35
const WRITES_SLIPS = 0.6
/** Whoever came for his slips stays for a game. */
const STAYS = 0.2

/** From the login to the first round. */
const MINUTES_AT_THE_DOOR = [3, 9] as const

export interface Visit {
  player: Player
  at: number
  wants: 'games' | 'slips'
}

interface Stay extends Visit {
  town: Town
  table: Table
}

/** One player comes, brings money if he must, plays, and goes. */
export function visit(town: Town, table: Table, coming: Visit): void {
  const { agenda, clock, dice, lines, sums } = town
  const { player } = coming
  const arrive = async (now: number) => {
    if (player.is_here || player.is_out) return
    player.is_here = true
    sums.visits += 1
    clock.set(now)
    const is_new = player.id === ''
    lines.door.add(now, [player], (doors) => (is_new ? join(town, doors, player) : enter(doors, player)))
    if (is_new) player.answers = player.busy
    const inside_at = now + dice.between(...MINUTES_AT_THE_DOOR) * MINUTE_MS
    const goIn = async (later: number) => {
      clock.set(later)
      await comeIn({ ...coming, town, table }, is_new)
    }
    agenda.add(inside_at, goIn, player)
  }
  agenda.add(coming.at, arrive, player)
}

async function comeIn(stay: Stay, is_new: boolean): Promise<void> {
  const { town, player, wants } = stay
  if (is_new) claimBonus(town, player, { event: 'visit', amount: 0 })
  else if (player.may_hold_more) await readBalances(town, player)
  const needs = wants === 'slips' ? slipsBudget(player) : player.person.stake * STAKES_IN_HAND
  if (player.main + player.game < needs) await bringMoney(stay)
  else await sitDown(stay)
}

async function bringMoney(stay: Stay): Promise<void> {
  const { town, player } = stay
  const { dice } = town
  const amount = dice.pick(player.person.manner.deposits)
  const body = {
    agent_payment_type_id: dice.pick(await accountsFor(town, player)),
    amount,
    refrence_no: String(dice.between(0, 999_999)).padStart(6, '0'),
  }
  bringIn(town, player, body, async (is_approved) => {
    if (!is_approved) {
      player.is_here = false
      return
    }
    player.main += amount
    claimBonus(town, player, { event: 'deposit', amount })
    await sitDown(stay)
  })
}

async function sitDown(stay: Stay): Promise<void> {
  const { town, table, player, wants } = stay
  const { dice, agenda } = town
  const now = town.clock.moment()
  if (player.person.plays_two_d && (wants === 'slips' || dice.happens(WRITES_SLIPS))) await handInSlips(stay, now)
  if (wants === 'slips' && !dice.happens(STAYS)) {
    const goHome = async (at: number) => {
      await table.clear(player, at)
      player.is_here = false
    }
    agenda.add(now + WAIT_MS_MAX, goHome, player)
    return
  }
  takeToGames(town, player)
  const [min, max] = player.person.manner.rounds
  const game = await chooseGame(town, player)
  const rounds = dice.between(min, max)
  playOn({ ...stay, game }, game === 'shan' ? Math.ceil(rounds / SPINS_PER_HAND) : rounds, now)
}

/** They are paid from the main balance. */
async function handInSlips({ town, table, player }: Stay, now: number): Promise<void> {
  if (town.draws.length > 0 && player.main < slipsBudget(player) && player.game >= 1) {
    takeToMain(town, player, Math.floor(player.game))
  }
  for (const slip of writeSlips(town, player, now)) await table.sit(player, slip, now)
}

/** One for the evening: the Shan table, a game of another maker, or where there are none, the digit game. */
async function chooseGame(town: Town, player: Player): Promise<Wish> {
  const { dice, games } = town
  if (player.person.plays_shan && dice.happens(SITS_AT_SHAN) && sitAtShan(town, player)) return 'shan'
  if (games.length === 0 || player.person.digit_share > 0) beginSeries(town, player)
  return games.length > 0 ? dice.pick(games) : 'digit'
}

interface Seat extends Stay {
  game: Wish
}

function playOn(seat: Seat, rounds_left: number, last_at: number): void {
  const { town, table, player, game } = seat
  const spins = game === 'shan' ? SPINS_PER_HAND : 1
  const at = last_at + town.dice.between(...SECONDS_PER_ROUND) * spins * SECOND_MS
  const playRound = async (now: number) => {
    if (rounds_left === 0) {
      await table.clear(player, now)
      return leave(seat, now)
    }
    const is_digit = game !== 'shan' && town.dice.between(1, 10) <= player.person.digit_share
    await table.sit(player, is_digit ? 'digit' : game, now)
    playOn(seat, rounds_left - 1, now)
  }
  // The table waits for him when the set is played.
  town.agenda.add(at, playRound, NOBODY)
}

async function leave(stay: Stay, at: number): Promise<void> {
  const { town, player } = stay
  const { dice, clock } = town
  clock.set(at)
  const amount = Math.floor(player.game)
  if (amount < player.person.stake && dice.happens(BRINGS_MORE)) return bringMoney(stay)
  player.is_here = false
  if (amount < WITHDRAWAL_MIN) return
  const brought = dice.pick(player.person.manner.deposits)
  const wants = amount > brought * WON_WELL ? TAKES_HOME.often : TAKES_HOME.seldom
  if (dice.happens(wants)) takeHome(town, player, amount)
  if (dice.happens(LOGS_OUT)) logOut(town, player)
}
