import { type CallPath, callSite, type Reply, requireDone, type SiteClient } from '../clients.ts'
import { withSecretsOf } from '../world/random.ts'
import type { Player, SimulationWorld } from '../world/simulation-world.ts'

export const PLAYERS_PASSWORD = 'thazin-history'

/** Series of the digit game are a thousand long; a fresh one is begun before one can end in the middle of a batch. */
const SERIES_BETS_MAX = 800

export async function logIn(client: SiteClient, player: Player): Promise<void> {
  const { address } = player.profile
  const body = { user_name: player.user_name, password: PLAYERS_PASSWORD }
  const reply = requireDone(await callSite(client, 'POST /login', { body, address }), 'a login')
  player.token = (reply.data as { token: string }).token
}

/** The player's first series, and a fresh one in time. */
export function beginSeries({ queues, clock, seed }: SimulationWorld, player: Player): void {
  queues.account.add(clock.moment(), [player], async (client) => {
    const { series } = player
    if (series !== null && series.bets < SERIES_BETS_MAX) return
    const count = (series?.count ?? 0) + 1
    const place = series === null ? 'GET /digitbet/fair' : 'POST /digitbet/fair/rotate'
    await withSecretsOf(`${seed}, ${player.profile.phone}, series ${count}`, async () => {
      requireDone(await callAs(client, player, place), 'a series')
    })
    player.series = { count, bets: 0 }
  })
}

export function logOut({ queues, clock }: SimulationWorld, player: Player): void {
  queues.account.add(clock.moment(), [player], async (client) => {
    requireDone(await callAs(client, player, 'POST /logout'), 'a logout')
  })
}

/** The player's balances at this moment. */
export async function getBalances(world: SimulationWorld, player: Player): Promise<void> {
  const { data } = requireDone(await asPlayer(world, player, 'GET /user'), 'the balances of a player')
  const user = data as SignedInPlayer['user']
  Object.assign(player, { main: user.main_balance, game: user.balance, may_hold_more: false })
}

interface SignedInPlayer {
  token: string
  user: { id: string; user_name: string; balance: number; main_balance: number }
}

/** The platform draws the player's user name, and draws again where another player has it. */
export async function register(world: SimulationWorld, client: SiteClient, player: Player): Promise<void> {
  const { name, phone, address, agent } = player.profile
  const referral_code = world.agents[agent ?? -1]?.referral_code
  const body = {
    name,
    phone,
    password: PLAYERS_PASSWORD,
    password_confirmation: PLAYERS_PASSWORD,
    ...(referral_code && { referral_code }),
  }
  const reply = await withSecretsOf(`${world.seed}, ${phone}`, () =>
    callSite(client, 'POST /register', { body, address }),
  )
  requireDone(reply, `${name}, ${phone}`)
  const { token, user } = reply.data as SignedInPlayer
  Object.assign(player, { token, id: user.id, user_name: user.user_name, main: user.main_balance, game: user.balance })
  world.sums.players += 1
}

/** After the player's earlier calls. */
export const asPlayer = ({ queues, clock }: SimulationWorld, player: Player, place: CallPath): Promise<Reply> =>
  queues.account.ask(clock.moment(), [player], (client) => callAs(client, player, place))

/** In the player's session, or in a new one when that has ended meanwhile. */
export async function callAs(client: SiteClient, player: Player, place: CallPath, body: object = {}): Promise<Reply> {
  const call = { token: player.token, address: player.profile.address, body }
  const reply = await callSite(client, place, call)
  if (reply.status !== 401) return reply
  await logIn(client, player)
  return callSite(client, place, { ...call, token: player.token })
}
