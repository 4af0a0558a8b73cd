import type { HistoryPlan, Unfinished } from '#server/demo-history/index.ts'
import { Agenda } from '../clock/event-queue.ts'
import type { Stage } from '../history.ts'
import { readOffers } from '../players/promotions.ts'
import { hireAgents } from '../staff/agents.ts'
import { openAccounts } from '../staff/opening-balances.ts'
import { readSecondPersonAbove, sendToOffice } from '../staff/requests.ts'
import { asClerk } from '../staff/staff-bots.ts'
import { inventPeople, type Person } from './invent-players.ts'
import { type KnownPeople, readAgentCodes, readKnownPeople } from './known-players.ts'
import { startOf } from './plan.ts'
import { openDice } from './random.ts'
import { NOTHING_YET, type Player, type Town, YANGON_OFFSET_MS } from './simulation-world.ts'

/** Everybody of the plan; of an interrupted history as the house knows them by now. */
export async function foundTown(stage: Stage, plan: HistoryPlan, left: Unfinished | null): Promise<Town> {
  const { clock, lines, games, db } = stage
  const from = left?.through ?? startOf(plan, 0)
  const clerk = (user_name: string, address: string) => ({
    user_name,
    password: 'thazin-demo',
    address,
    cookie: null,
    seen_at: 0,
  })
  const dice = openDice(plan.seed)
  const town: Town = {
    seed: plan.seed,
    until: plan.until,
    clock,
    lines,
    dice,
    agenda: new Agenda(),
    games,
    offers: [],
    draws: [],
    owner: clerk('owner', '37.98.1.4'),
    cashier: clerk('cashier', '37.98.1.9'),
    agents: [],
    second_person_above: 0,
    accounts: new Map(),
    players: [],
    told: [],
    sums: { ...NOTHING_YET },
  }
  clock.set(from)
  const first_day = new Date(startOf(plan, 0) + YANGON_OFFSET_MS).toISOString().slice(0, 10)
  town.agents = await hireAgents(town, { players: plan.players, first_day, codes: await readAgentCodes(db) })
  town.offers = await readOffers(town)
  await openAccounts((clerk, place, body) => asClerk(town, clerk, place, body), town)
  town.second_person_above = await readSecondPersonAbove(town)
  const people = inventPeople(dice, { players: plan.players, days: plan.days, agents: town.agents.length })
  town.players = people.map(newcomer)
  if (left)
    takeUp(
      town,
      await readKnownPeople(
        db,
        people.map(({ phone }) => phone),
      ),
      from,
    )
  return town
}

const newcomer = (person: Person): Player => ({
  person,
  id: '',
  user_name: '',
  token: '',
  main: 0,
  game: 0,
  may_hold_more: false,
  purse: null,
  series: null,
  busy: Promise.resolve(),
  answers: Promise.resolve(),
  is_paid_soon: false,
  is_here: false,
  is_out: false,
})

/** Nobody who was in the middle of something goes on with it, but what they asked for is decided. */
function takeUp(town: Town, { players, requests }: KnownPeople, from: number): void {
  const by_phone = new Map(town.players.map((player) => [player.person.phone, player]))
  const by_id = new Map<string, Player>()
  for (const { phone, id, user_name, is_out, series, bets } of players) {
    const player = by_phone.get(phone)
    if (!player) continue
    const present = series > 0 ? { count: series, bets } : null
    Object.assign(player, { id, user_name, is_out, may_hold_more: true, series: present })
    by_id.set(id, player)
  }
  for (const { id, way, player_id, amount } of requests) {
    const player = by_id.get(player_id)
    if (!player) continue
    player.is_paid_soon ||= way === 'withdrawals'
    sendToOffice(town, { id, way, player, amount }, from, () => {
      if (way === 'withdrawals') player.is_paid_soon = false
    })
  }
}
