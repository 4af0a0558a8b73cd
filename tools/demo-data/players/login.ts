import { callSite, type Place, type Reply, requireDone, type SiteDoors } from '../clients.ts'
import { withSecretsOf } from '../world/random.ts'
import type { Player, Town } from '../world/simulation-world.ts'

export const PLAYERS_PASSWORD = 'thazin-history'

/** Series of the digit game are a thousand long; a fresh one is begun before one can end in the middle of a set. */
const SERIES_BETS_MAX = 800

export async function enter(doors: SiteDoors, player: Player): Promise<void> {
  const { address } = player.person
  const body = { user_name: player.user_name, password: PLAYERS_PASSWORD }
  const reply = requireDone(await callSite(doors, 'POST /login', { body, address }), 'a login')
  player.token = (reply.data as { token: string }).token
}

/** His first series, and a fresh one in time. */
export function beginSeries({ lines, clock, seed }: Town, player: Player): void {
  lines.door.add(clock.moment(), [player], async (doors) => {
    const { series } = player
    if (series !== null && series.bets < SERIES_BETS_MAX) return
    const count = (series?.count ?? 0) + 1
    const place = series === null ? 'GET /digitbet/fair' : 'POST /digitbet/fair/rotate'
    await withSecretsOf(`${seed}, ${player.person.phone}, series ${count}`, async () => {
      requireDone(await callAs(doors, player, place), 'a series')
    })
    player.series = { count, bets: 0 }
  })
}

export function logOut({ lines, clock }: Town, player: Player): void {
  lines.door.add(clock.moment(), [player], async (doors) => {
    requireDone(await callAs(doors, player, 'POST /logout'), 'a logout')
  })
}

/** What he holds at this moment. */
export async function readBalances(town: Town, player: Player): Promise<void> {
  const { data } = requireDone(await asPlayer(town, player, 'GET /user'), 'a look at his balances')
  const user = data as Entered['user']
  Object.assign(player, { main: user.main_balance, game: user.balance, may_hold_more: false })
}

interface Entered {
  token: string
  user: { id: string; user_name: string; balance: number; main_balance: number }
}

/** The name under which the house knows him is drawn, and one that somebody has is drawn again. */
export async function join(town: Town, doors: SiteDoors, player: Player): Promise<void> {
  const { name, phone, address, agent } = player.person
  const referral_code = town.agents[agent ?? -1]?.referral_code
  const body = {
    name,
    phone,
    password: PLAYERS_PASSWORD,
    password_confirmation: PLAYERS_PASSWORD,
    ...(referral_code && { referral_code }),
  }
  const reply = await withSecretsOf(`${town.seed}, ${phone}`, () =>
    callSite(doors, 'POST /register', { body, address }),
  )
  requireDone(reply, `${name}, ${phone}`)
  const { token, user } = reply.data as Entered
  Object.assign(player, { token, id: user.id, user_name: user.user_name, main: user.main_balance, game: user.balance })
  town.sums.players += 1
}

/** Once he is done with what he is at. */
export const asPlayer = ({ lines, clock }: Town, player: Player, place: Place): Promise<Reply> =>
  lines.door.ask(clock.moment(), [player], (doors) => callAs(doors, player, place))

/** With the session of his login, and with another one when that has ended meanwhile. */
export async function callAs(doors: SiteDoors, player: Player, place: Place, body: object = {}): Promise<Reply> {
  const call = { token: player.token, address: player.person.address, body }
  const reply = await callSite(doors, place, call)
  if (reply.status !== 401) return reply
  await enter(doors, player)
  return callSite(doors, place, { ...call, token: player.token })
}
