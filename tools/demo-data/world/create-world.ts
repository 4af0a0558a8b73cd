import type { HistoryPlan, UnfinishedHistory } from '#demo-history/server/index.ts'
import { EventQueue } from '../clock/event-queue.ts'
import { listOffers } from '../players/promotions.ts'
import { hireAgents } from '../staff/agents.ts'
import { bookOpeningBalances } from '../staff/opening-balances.ts'
import { getSecondPersonAbove, sendToStaff } from '../staff/requests.ts'
import { requestAsBot } from '../staff/staff-bots.ts'
import type { HistoryStage } from './history-stage.ts'
import { inventPlayers, type PlayerProfile } from './invent-players.ts'
import { findKnownPlayers, listAgentCodes, type PlayersOfHistory } from './known-players.ts'
import { startOf } from './plan.ts'
import { createRandom } from './random.ts'
import { NOTHING_YET, type Player, type SimulationWorld, YANGON_OFFSET_MS } from './simulation-world.ts'

/** All players of the plan; those of an interrupted history as the platform knows them by now. */
export async function createWorld(
  stage: HistoryStage,
  plan: HistoryPlan,
  left: UnfinishedHistory | null,
): Promise<SimulationWorld> {
  const { clock, queues, games, db } = stage
  const from = left?.through ?? startOf(plan, 0)
  const bot = (user_name: string, address: string) => ({
    user_name,
    password: 'thazin-demo',
    address,
    cookie: null,
    seen_at: 0,
  })
  const random = createRandom(plan.seed)
  const world: SimulationWorld = {
    seed: plan.seed,
    until: plan.until,
    clock,
    queues,
    random,
    events: new EventQueue(),
    games,
    offers: [],
    draws: [],
    owner: bot('owner', '37.98.1.4'),
    cashier: bot('cashier', '37.98.1.9'),
    agents: [],
    second_person_above: 0,
    accounts: new Map(),
    players: [],
    unreported_wagers: [],
    sums: { ...NOTHING_YET },
  }
  clock.set(from)
  const first_day = new Date(startOf(plan, 0) + YANGON_OFFSET_MS).toISOString().slice(0, 10)
  world.agents = await hireAgents(world, { players: plan.players, first_day, codes: await listAgentCodes(db) })
  world.offers = await listOffers(world)
  await bookOpeningBalances((bot, place, body) => requestAsBot(world, bot, place, body), world)
  world.second_person_above = await getSecondPersonAbove(world)
  const profiles = inventPlayers(random, { players: plan.players, days: plan.days, agents: world.agents.length })
  world.players = profiles.map(newcomer)
  if (left)
    resumePlayers(
      world,
      await findKnownPlayers(
        db,
        profiles.map(({ phone }) => phone),
      ),
      from,
    )
  return world
}

const newcomer = (profile: PlayerProfile): Player => ({
  profile,
  id: '',
  user_name: '',
  token: '',
  main: 0,
  game: 0,
  may_hold_more: false,
  shan_balance: null,
  series: null,
  busy: Promise.resolve(),
  answers: Promise.resolve(),
  is_paid_soon: false,
  is_here: false,
  is_out: false,
})

/** Nobody who was in the middle of something goes on with it, but what they asked for is decided. */
function resumePlayers(world: SimulationWorld, { players, requests }: PlayersOfHistory, from: number): void {
  const by_phone = new Map(world.players.map((player) => [player.profile.phone, player]))
  const by_id = new Map<string, Player>()
  for (const { phone, id, user_name, is_out, series, bets } of players) {
    const player = by_phone.get(phone)
    if (!player) continue
    const present = series > 0 ? { count: series, bets } : null
    Object.assign(player, { id, user_name, is_out, may_hold_more: true, series: present })
    by_id.set(id, player)
  }
  for (const { id, direction, player_id, amount } of requests) {
    const player = by_id.get(player_id)
    if (!player) continue
    player.is_paid_soon ||= direction === 'withdrawals'
    sendToStaff(world, { id, direction, player, amount }, from, () => {
      if (direction === 'withdrawals') player.is_paid_soon = false
    })
  }
}
