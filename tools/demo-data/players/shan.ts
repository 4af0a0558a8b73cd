import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ShanSettings } from '#platform/server/settings.ts'
import { callAsShan, requireDone, type SiteClient } from '../clients.ts'
import type { Player, SimulationWorld } from '../world/simulation-world.ts'
import { callAs } from './login.ts'

/**
 * How often a hand wins how many times its bet, of a thousand, and loses as many times as often; the rest are draws.
 * With the commission on what is won, 97.15 % come back in the long run (docs/shan.md).
 */
const HANDS = [
  { times: 1, weight: 300 },
  { times: 2, weight: 90 },
  { times: 3, weight: 28 },
  { times: 5, weight: 1 },
]
const OF_A_THOUSAND = 1_000
const COMMISSION_PERCENT = 5
/** A round can cost five times the bet. */
const BET_TIMES_MAX = 5
const BET_STEP = 100
const BET_MIN = 100
const SEATS_MAX = 5
const GAME_TYPE_ID = 15

/** A provider of the table that knows no player and launches it for every player, on this machine alone. */
export async function openShanProvider(secret_key: string): Promise<{ settings: ShanSettings; close(): void }> {
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
  return { settings: { url, agent_code: 'a3h1', secret_key, secret_key_previous: null }, close }
}

/** The player takes the whole game balance to the table. Whether it is enough for a round. */
export function sitAtShan({ queues, clock }: SimulationWorld, player: Player): boolean {
  player.shan_balance = null
  if (betOf(player, player.game) < BET_MIN) return false
  queues.account.add(clock.moment(), [player], async (client) => {
    requireDone(await callAs(client, player, 'POST /shan-launch-game'), 'a launch of the Shan table')
  })
  // The provider's wallet has two decimals.
  player.shan_balance = Math.floor(hundredths(player.game))
  return true
}

/** Without what a binary fraction is off. */
const hundredths = (kyat: number) => Number((kyat * 100).toPrecision(15))

function betOf({ profile }: Player, held: number): number {
  return Math.floor(Math.min(profile.stake, held / BET_TIMES_MAX) / BET_STEP) * BET_STEP
}

interface DealtRound {
  players: object[]
  wager_code: string
}

export async function sendRounds(client: SiteClient, rounds: readonly DealtRound[], at: number): Promise<void> {
  const timestamp = `${new Date(at).toISOString().slice(0, 19)}+0000`
  for (const round of rounds) {
    const answer = await callAsShan(client, { ...round, game_type_id: GAME_TYPE_ID, timestamp })
    if (answer.code !== 'SUCCESS') throw new Error(`a round of Shan was answered with ${answer.code}`)
  }
}

/** A round of the players at the table; players who have too little left sit it out. */
export function dealRound(world: SimulationWorld, players: readonly Player[]): DealtRound[] {
  const { random } = world
  const seats = players.flatMap((player) => playHand(world, player) ?? [])
  return Array.from({ length: Math.ceil(seats.length / SEATS_MAX) }, (_, table) => ({
    players: seats.slice(table * SEATS_MAX, (table + 1) * SEATS_MAX),
    wager_code: `S${random.between(1e11, 9e11)}${random.between(1e5, 9e5)}`,
  }))
}

function playHand(world: SimulationWorld, player: Player): object | null {
  const { sums } = world
  const bet_amount = betOf(player, (player.shan_balance ?? 0) / 100)
  if (player.shan_balance === null || bet_amount < BET_MIN) return null
  const net = netOf(world, bet_amount)
  player.shan_balance += Math.round(net * 100)
  player.game += net
  sums.shan_rounds += 1
  sums.shan_net += net
  return { player_id: player.user_name, balance: player.shan_balance / 100, bet_amount }
}

function netOf({ random }: SimulationWorld, bet: number): number {
  let rest = random.fraction() * OF_A_THOUSAND
  for (const { times, weight } of HANDS) {
    if (rest < weight) return (bet * times * (100 - COMMISSION_PERCENT)) / 100
    rest -= weight
    if (rest < weight) return -bet * times
    rest -= weight
  }
  return 0
}
