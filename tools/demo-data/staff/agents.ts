import { callConsole, requireDone } from '../clients.ts'
import type { AgentBot, SimulationWorld, StaffBot } from '../world/simulation-world.ts'
import { requestAsBot, signIn } from './staff-bots.ts'

const DEMO_AGENT = { user_name: 'agent', password: 'thazin-demo', code: 'THET', basis: 'turnover', percent: 0.8 }
const AGENTS = [
  {
    user_name: 'ma.thiri',
    account_name: 'Daw Thiri Swe',
    account_number: '09971120448',
    code: 'THIRI',
    basis: 'ggr',
    percent: 25,
  },
  {
    user_name: 'u.kyaw',
    account_name: 'U Kyaw Lwin',
    account_number: '09260071935',
    code: 'KYAWLWIN',
    basis: 'turnover',
    percent: 0.6,
  },
  {
    user_name: 'ma.nandar',
    account_name: 'Daw Nandar Htun',
    account_number: '09783304126',
    code: 'NANDAR',
    basis: 'ggr',
    percent: 30,
  },
  {
    user_name: 'ko.paing',
    account_name: 'U Paing Soe',
    account_number: '09442207316',
    code: 'PAINGSOE',
    basis: 'turnover',
    percent: 0.5,
  },
] as const
const PASSWORD = 'thazin-demo-agent'
/** One agent for so many players of all. */
const PLAYERS_PER_AGENT = 80
const EARNS_BY = ['digit_bet', 'SLOT', 'FISHING', 'LIVE_CASINO']

/** Those of them who are there already, by the name with which they sign in, and the code of their players. */
function knownAgents(codes: ReadonlyMap<string, string>): AgentBot[] {
  const all = [
    { ...DEMO_AGENT, address: DEMO_AGENT_ADDRESS },
    ...AGENTS.map(({ user_name, code }, index) => ({ user_name, code, password: PASSWORD, address: addressOf(index) })),
  ]
  return all
    .filter(({ user_name, code }) => codes.get(user_name) === code)
    .map(({ user_name, password, address, code }) => ({
      user_name,
      password,
      address,
      cookie: null,
      seen_at: 0,
      referral_code: code,
    }))
}

const DEMO_AGENT_ADDRESS = '37.99.200.7'
const addressOf = (index: number) => `37.99.${index}.7`

/**
 * The owner takes on agents; each agent sets a password, names the wallet into which their players pay, and has a code.
 * An agent who was taken on just before an interruption, and has no code yet, stays without players.
 */
export async function hireAgents(
  world: SimulationWorld,
  { players, first_day, codes }: { players: number; first_day: string; codes: ReadonlyMap<string, string> },
): Promise<AgentBot[]> {
  const agents = knownAgents(codes)
  const isKnown = (user_name: string) => agents.some((agent) => agent.user_name === user_name)
  if (!isKnown(DEMO_AGENT.user_name)) agents.push(await demoAgent(world, first_day))
  for (const [index, wanted] of AGENTS.slice(0, Math.ceil(players / PLAYERS_PER_AGENT) - 1).entries()) {
    if (isKnown(wanted.user_name)) continue
    const agent = await hire(world, { ...wanted, address: addressOf(index), first_day })
    if (agent) agents.push(agent)
  }
  return agents
}

async function demoAgent(world: SimulationWorld, first_day: string): Promise<AgentBot> {
  const { user_name, password, code, basis, percent } = DEMO_AGENT
  const bot: StaffBot = { user_name, password, address: DEMO_AGENT_ADDRESS, cookie: null, seen_at: 0 }
  const reply = await requestAsBot(world, bot, 'GET /me')
  const { me } = requireDone(reply, 'the agent').data as { me: { staff_id: string } }
  await agree(world, me.staff_id, { code, basis, percent, first_day })
  return { ...bot, referral_code: code }
}

interface PayoutDetails {
  user_name: string
  account_name: string
  account_number: string
  address: string
}

interface Agreement {
  code: string
  basis: string
  percent: number
  first_day: string
}

async function hire(world: SimulationWorld, wanted: PayoutDetails & Agreement): Promise<AgentBot | null> {
  const { user_name, account_name, account_number, address, code } = wanted
  const hired = await requestAsBot(world, world.owner, 'POST /staff', { user_name, role: 'agent' })
  if (hired.status === 409 || hired.status === 422) return null
  const { id, one_time_password } = requireDone(hired, 'a new agent').data as { id: string; one_time_password: string }
  const bot: StaffBot = { user_name, password: PASSWORD, address, cookie: null, seen_at: 0 }
  await world.queues.staff.ask(world.clock.moment(), [], async (client) => {
    const cookie = await signIn(client, { ...bot, password: one_time_password })
    const body = { password: PASSWORD, password_confirmation: PASSWORD }
    const reply = await callConsole(client, 'POST /sign-in/password', { cookie, body, address })
    bot.cookie = requireDone(reply, 'a new password').cookie
  })
  const account = { payment_type_id: 1, account_name, account_number }
  requireDone(await requestAsBot(world, bot, 'POST /payment-accounts', account), "an agent's account")
  await agree(world, id, wanted)
  return { ...bot, referral_code: code }
}

/** The commission plan of the agent, and the referral code. */
async function agree(
  world: SimulationWorld,
  agent_id: string,
  { code, basis, percent, first_day }: Agreement,
): Promise<void> {
  const rates = EARNS_BY.map((game_kind) => ({ game_kind, percent }))
  const plan = { valid_from: first_day, basis, rates }
  requireDone(await requestAsBot(world, world.owner, `POST /agents/${agent_id}/plan`, plan), "an agent's plan")
  requireDone(await requestAsBot(world, world.owner, `POST /agents/${agent_id}/codes`, { code }), "an agent's code")
}
