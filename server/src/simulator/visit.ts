import { requireDone } from './doors.ts'
import { asPlayer, beginSeries, enter, join, PLAYERS_PASSWORD } from './entrance.ts'
import { sendToOffice } from './office.ts'
import type { Table } from './table.ts'
import { MINUTE_MS, type OfferedGame, type Player, SECOND_MS, type Town } from './town.ts'

/** He brings money when he has less than this many of his usual stakes. */
const STAKES_IN_HAND = 8
/** Between two rounds. */
const SECONDS_PER_ROUND = [5, 15] as const
const BRINGS_MORE = 0.3
const WITHDRAWAL_MIN = 10_000
const WITHDRAWAL_STEP = 1_000
/** Whoever has won this many times what he usually brings goes home with it more often. */
const WON_WELL = 1.6
const TAKES_HOME = { often: 0.65, seldom: 0.12 }
const LOGS_OUT = 0.4

/** From the login to the first round; meanwhile the house sees to others. */
const MINUTES_AT_THE_DOOR = [3, 9] as const

/** One player comes, brings money if he must, plays, and goes. */
export function visit(town: Town, table: Table, player: Player, at: number): void {
  const { agenda, clock, dice, sums } = town
  agenda.add(at, async (now) => {
    if (player.is_here || player.is_out) return
    player.is_here = true
    sums.visits += 1
    await clock.set(now)
    // A password takes its time to check, and nobody waits for it; what went wrong is thrown where he is expected.
    player.entering = player.id === '' ? join(town, player) : enter(town, player)
    player.entering.catch(() => undefined)
    agenda.add(now + dice.between(...MINUTES_AT_THE_DOOR) * MINUTE_MS, async (later) => {
      await player.entering
      await clock.set(later)
      await beginSeries(town, player)
      if (player.main + player.game < player.person.stake * STAKES_IN_HAND) await bringMoney(town, table, player)
      else await sitDown(town, table, player)
    })
  })
}

async function bringMoney(town: Town, table: Table, player: Player): Promise<void> {
  const { dice, sums } = town
  const amount = dice.pick(player.person.manner.deposits)
  const body = {
    agent_payment_type_id: dice.pick(await accountsFor(town, player)),
    amount,
    refrence_no: String(dice.between(0, 999_999)).padStart(6, '0'),
  }
  const reply = requireDone(await asPlayer(town, player, 'POST /depositfinicial', body), 'a deposit')
  const { id } = reply.data as { id: string }
  sendToOffice(town, { id, way: 'deposits', player, amount }, Date.now(), async (is_approved) => {
    if (!is_approved) {
      player.is_here = false
      return
    }
    player.main += amount
    sums.deposits += 1
    sums.deposited += amount
    await sitDown(town, table, player)
  })
}

/** Into which he may pay; they are the same for all players of an agent. */
async function accountsFor(town: Town, player: Player): Promise<readonly number[]> {
  const { agent } = player.person
  const known = town.accounts.get(agent)
  if (known) return known
  const listed = requireDone(await asPlayer(town, player, 'GET /banks'), 'the accounts').data as { id: number }[]
  const accounts = listed.map(({ id }) => id)
  town.accounts.set(agent, accounts)
  return accounts
}

async function sitDown(town: Town, table: Table, player: Player): Promise<void> {
  const { dice, games } = town
  const [min, max] = player.person.manner.rounds
  const amount = Math.floor(player.main)
  if (amount > 0) {
    requireDone(await asPlayer(town, player, 'POST /exchange-main-to-game', { amount }), 'an exchange')
    player.main -= amount
    player.game += amount
  }
  // One game of another maker for the evening.
  const game = games.length > 0 ? dice.pick(games) : null
  playOn({ town, table, player, game }, dice.between(min, max), Date.now())
}

interface Seat {
  town: Town
  table: Table
  player: Player
  game: OfferedGame | null
}

function playOn(seat: Seat, rounds_left: number, last_at: number): void {
  const { town, table, player } = seat
  const at = last_at + town.dice.between(...SECONDS_PER_ROUND) * SECOND_MS
  town.agenda.add(at, async (now) => {
    if (rounds_left === 0) {
      await table.clear(player, now)
      return leave(seat, now)
    }
    const is_digit = seat.game === null || town.dice.between(1, 10) <= player.person.digit_share
    await table.sit(player, is_digit ? null : seat.game, now)
    playOn(seat, rounds_left - 1, now)
  })
}

async function leave({ town, table, player }: Seat, at: number): Promise<void> {
  const { dice, clock } = town
  await clock.set(at)
  const amount = Math.floor(player.game)
  if (amount < player.person.stake && dice.happens(BRINGS_MORE)) return bringMoney(town, table, player)
  player.is_here = false
  if (amount < WITHDRAWAL_MIN) return
  const brought = dice.pick(player.person.manner.deposits)
  const wants = amount > brought * WON_WELL ? TAKES_HOME.often : TAKES_HOME.seldom
  if (dice.happens(wants)) await takeHome(town, player, amount)
  if (dice.happens(LOGS_OUT)) requireDone(await asPlayer(town, player, 'POST /logout'), 'a logout')
}

async function takeHome(town: Town, player: Player, amount: number): Promise<void> {
  const { sums, dice } = town
  requireDone(await asPlayer(town, player, 'POST /exchange-game-to-main', { amount }), 'an exchange back')
  player.game -= amount
  player.main += amount
  const asked = Math.floor(amount / WITHDRAWAL_STEP) * WITHDRAWAL_STEP
  const { account_name, account_number } = player.person.wallet
  const body = {
    payment_type_id: dice.between(1, 3),
    account_name,
    account_number,
    amount: asked,
    password: PLAYERS_PASSWORD,
  }
  const reply = await asPlayer(town, player, 'POST /withdrawfinicial', body)
  // The last one still waits.
  if (reply.status === 409) return
  const { id } = requireDone(reply, 'a withdrawal').data as { id: string }
  player.main -= asked
  sendToOffice(town, { id, way: 'withdrawals', player, amount: asked }, Date.now(), async (is_approved) => {
    if (!is_approved) {
      player.main += asked
      return
    }
    sums.withdrawals += 1
    sums.withdrawn += asked
  })
}
