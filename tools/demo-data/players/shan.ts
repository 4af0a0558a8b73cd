import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ShanSettings } from '#server/platform/settings.ts'
import { callAsShan, requireDone, type SiteDoors } from '../clients.ts'
import type { Player, Town } from '../world/simulation-world.ts'
import { callAs } from './login.ts'

/**
 * How often a hand wins how many times its bet, of a thousand, and loses as many times as often; the rest are draws.
 * With the house's share of what is won, 97.15 % come back in the long run (docs/shan.md).
 */
const HANDS = [
  { times: 1, weight: 300 },
  { times: 2, weight: 90 },
  { times: 3, weight: 28 },
  { times: 5, weight: 1 },
]
const OF_A_THOUSAND = 1_000
const HOUSE_PERCENT = 5
/** A round can cost five times the bet. */
const BET_TIMES_MAX = 5
const BET_STEP = 100
const BET_MIN = 100
const SEATS_MAX = 5
const GAME_TYPE_ID = 15

/** A maker of the table that knows nobody and opens it to everybody, on this machine alone. */
export async function openShanMaker(secret_key: string): Promise<{ settings: ShanSettings; close(): void }> {
  const server = createServer((request, response) => {
    request.resume()
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ code: 200, message: 'Game launched successfully', url: `${url}/table` }))
  })
  // A launch may come long after the last one, and must not meet a call that has just been hung up.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { settings: { url, agent_code: 'a3h1', secret_key }, close }
}

/** He takes all his play money to the table. Whether it is enough for a round. */
export function sitAtShan({ lines, clock }: Town, player: Player): boolean {
  player.purse = null
  if (betOf(player, player.game) < BET_MIN) return false
  lines.door.add(clock.moment(), [player], async (doors) => {
    requireDone(await callAs(doors, player, 'POST /shan-launch-game'), 'a launch of the Shan table')
  })
  // A purse has two decimals.
  player.purse = Math.floor(hundredths(player.game))
  return true
}

/** Without what a binary fraction is off. */
const hundredths = (kyat: number) => Number((kyat * 100).toPrecision(15))

function betOf({ person }: Player, held: number): number {
  return Math.floor(Math.min(person.stake, held / BET_TIMES_MAX) / BET_STEP) * BET_STEP
}

interface Dealt {
  players: object[]
  wager_code: string
}

export async function tellRounds(doors: SiteDoors, rounds: readonly Dealt[], at: number): Promise<void> {
  const timestamp = `${new Date(at).toISOString().slice(0, 19)}+0000`
  for (const round of rounds) {
    const answer = await callAsShan(doors, { ...round, game_type_id: GAME_TYPE_ID, timestamp })
    if (answer.code !== 'SUCCESS') throw new Error(`a round of Shan was answered with ${answer.code}`)
  }
}

/** A round of those who sit there; whoever has too little left sits it out. */
export function dealRound(town: Town, players: readonly Player[]): Dealt[] {
  const { dice } = town
  const seats = players.flatMap((player) => playHand(town, player) ?? [])
  return Array.from({ length: Math.ceil(seats.length / SEATS_MAX) }, (_, table) => ({
    players: seats.slice(table * SEATS_MAX, (table + 1) * SEATS_MAX),
    wager_code: `S${dice.between(1e11, 9e11)}${dice.between(1e5, 9e5)}`,
  }))
}

function playHand(town: Town, player: Player): object | null {
  const { sums } = town
  const bet_amount = betOf(player, (player.purse ?? 0) / 100)
  if (player.purse === null || bet_amount < BET_MIN) return null
  const net = netOf(town, bet_amount)
  player.purse += Math.round(net * 100)
  player.game += net
  sums.shan_rounds += 1
  sums.shan_net += net
  return { player_id: player.user_name, balance: player.purse / 100, bet_amount }
}

function netOf({ dice }: Town, bet: number): number {
  let rest = dice.fraction() * OF_A_THOUSAND
  for (const { times, weight } of HANDS) {
    if (rest < weight) return (bet * times * (100 - HOUSE_PERCENT)) / 100
    rest -= weight
    if (rest < weight) return -bet * times
    rest -= weight
  }
  return 0
}
