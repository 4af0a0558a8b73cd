import { type CallPath, type ConsoleClient, callSite, requireDone, type SiteClient } from '../clients.ts'
import { type EndedRound, sendSpins, sendWagers } from '../players/spins.ts'
import { type Payable, payoutOf } from '../staff/opening-balances.ts'
import { callAsBot } from '../staff/staff-bots.ts'
import { decide, type Lottery } from '../two-d/lottery.ts'
import { readingAt } from '../two-d/market.ts'
import { withSecretsOf } from '../world/random.ts'
import { MINUTE_MS, NOTHING_YET, type OfferedGame, SECOND_MS, type StaffBot } from '../world/simulation-world.ts'

/** The player whom the demo's welcome names. */
export interface DemoPlayer {
  name: string
  phone: string
  password: string
  referral_code: string
}

/** The past of the demo's player while it is played. */
export interface DemoPast {
  client: SiteClient & ConsoleClient
  lottery: Lottery
  seed: string
  /** Nothing of it is later, in milliseconds since 1970. */
  now: number
  moment: number
  player: DemoPlayer
  user_name: string
  token: string
  cashier: StaffBot
  /** Series of the digit game, and wagers so far. */
  counts: { series: number; wagers: number }
  /** The refusals, in words: a good past has none. */
  refusals: string[]
}

export type Act = (past: DemoPast) => Promise<void>

const ADDRESS = '37.98.1.30'
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const SECONDS_PER_ACT = 20

/** Some seconds later, but never in the future. */
function goOn(past: DemoPast): void {
  past.moment = Math.min(past.moment + SECONDS_PER_ACT * SECOND_MS, past.now)
  past.client.clock.set(past.moment)
}

/** The data of the site's answer, or null for a refusal: the rest of the past does not depend on it. */
async function call<T = unknown>(past: DemoPast, place: CallPath, body: object = {}): Promise<T | null> {
  goOn(past)
  const reply = await callSite(past.client, place, { token: past.token, body, address: ADDRESS })
  if (reply.status === 200) return reply.data as T
  past.refusals.push(`${place} was refused: ${reply.text}`)
  return null
}

/** Without a token: what somebody who has just come is told. */
async function enter(past: DemoPast, place: CallPath, body: object): Promise<void> {
  goOn(past)
  const reply = await callSite(past.client, place, { body, address: ADDRESS, user_agent: PHONE })
  const { token, user } = requireDone(reply, place).data as { token: string; user: { user_name: string } }
  Object.assign(past, { token, user_name: user.user_name })
}

export const register: Act = (past) => {
  const { player } = past
  const body = { ...player, password_confirmation: player.password }
  return withSecretsOf(`${past.seed}, the demo's player`, () => enter(past, 'POST /register', body))
}

export const logIn: Act = (past) =>
  enter(past, 'POST /login', { user_name: past.user_name, password: past.player.password })

export const logOut: Act = async (past) => void (await call(past, 'POST /logout'))

export const toGame =
  (amount: number): Act =>
  async (past) =>
    void (await call(past, 'POST /exchange-main-to-game', { amount }))

export const toMain =
  (amount: number): Act =>
  async (past) =>
    void (await call(past, 'POST /exchange-game-to-main', { amount }))

type Decision = { action: 'approve' } | { action: 'reject'; reason: string } | null

async function decideRequest(past: DemoPast, request: { path: string; decision: Decision }): Promise<void> {
  if (request.decision === null) return
  const { action, ...body } = request.decision
  goOn(past)
  const call = (name: string, sent = {}) => callAsBot(past.client, past.cashier, `POST /${request.path}/${name}`, sent)
  const claimed = await call('claim')
  const version = (claimed.data as { version?: number } | undefined)?.version
  const is_payout = action === 'approve' && request.path.startsWith('withdrawals/')
  const looked = is_payout ? await callAsBot(past.client, past.cashier, `GET /${request.path}`) : null
  const shown = { version, ...(looked && payoutOf(looked.data as Payable)), ...body }
  const reply = await call(action, shown)
  if (reply.status !== 200) past.refusals.push(`${request.path} was not decided: ${reply.text}`)
}

/** A deposit, and what the staff says to it; without a word it waits. */
export const deposit =
  (amount: number, refrence_no: string, decision: Decision): Act =>
  async (past) => {
    const [account] = (await call<{ id: number }[]>(past, 'GET /banks')) ?? []
    const body = { agent_payment_type_id: account?.id, amount, refrence_no }
    const requested = await call<{ id: string }>(past, 'POST /depositfinicial', body)
    if (requested) await decideRequest(past, { path: `deposits/${requested.id}`, decision })
  }

export const withdraw =
  (amount: number, decision: Decision): Act =>
  async (past) => {
    const { name, phone, password } = past.player
    const body = { payment_type_id: 1, account_name: name, account_number: phone, amount, password }
    const requested = await call<{ id: string }>(past, 'POST /withdrawfinicial', body)
    if (requested) await decideRequest(past, { path: `withdrawals/${requested.id}`, decision })
  }

/** The first promotion that asks for no deposit. */
export const claimWelcome: Act = async (past) => {
  type Listed = { id: number; offer: { event: string } | null }
  const listed = (await call<Listed[]>(past, 'GET /promotion')) ?? []
  const welcome = listed.find(({ offer }) => offer?.event === 'visit')
  if (welcome) await call(past, `POST /promotion/${welcome.id}/claim`)
}

/** The same digit bet some times over. */
export const roll =
  (bet: { bet_type: 'big' | 'small' | 'digit'; digit?: number }, bet_amount: number, times: number): Act =>
  async (past) => {
    if (past.counts.series === 0) {
      past.counts.series += 1
      await withSecretsOf(`${past.seed}, the demo's series`, () => call(past, 'GET /digitbet/fair'))
    }
    for (let rolled_number = 0; rolled_number < times; rolled_number++) {
      await call(past, 'POST /digitbet', { ...bet, bet_amount, multiplier: 1, rolled_number })
    }
  }

/** The next bets of this player roll with a seed that nobody can work out. */
export const beginFreshSeries: Act = async (past) => void (await call(past, 'POST /digitbet/fair/rotate'))

/** Rounds of a game of a provider, each with what it pays as a multiple of its stake. */
export const spins =
  (game: OfferedGame, stake: number, multiples: readonly number[]): Act =>
  async (past) => {
    goOn(past)
    const ended: EndedRound[] = multiples.map((multiple) => ({
      player: past,
      game,
      stake,
      wager_code: `D${String(++past.counts.wagers).padStart(16, '0')}`,
      is_called_off: false,
      prize: stake * multiple,
    }))
    const record = { sums: { ...NOTHING_YET }, unreported_wagers: [] as object[] }
    await sendSpins(record, past.client, ended, past.moment)
    await sendWagers(past.client, record.unreported_wagers)
  }

const ROW_OF_SESSION = { morning: '12:01:00', evening: '16:30:00' } as const
const LATE_MS = 5 * MINUTE_MS

/** The draws that are missing today and on the next trading day. */
export const openDraws: Act = async (past) => {
  goOn(past)
  past.client.clock.sync()
  await past.lottery.open()
}

export const slip =
  (session: 'morning' | 'evening', numbers: readonly string[], amount: number): Act =>
  async (past) => {
    const amounts = numbers.map((num) => ({ num, amount }))
    await call(past, 'POST /twod-bet', { session, amounts, totalAmount: amount * numbers.length })
  }

/** A slip with the number that is going to be drawn: the market of a history is known beforehand. */
export const luckySlip =
  (numbers: readonly string[], amount: number, draws_at: number): Act =>
  (past) => {
    const market = { seed: past.seed, known: past.lottery.known }
    const { result } = JSON.parse(readingAt(market, draws_at + LATE_MS)) as {
      result: { open_time: string; twod: string }[]
    }
    const drawn = result.find(({ open_time }) => open_time === ROW_OF_SESSION.morning)?.twod ?? '00'
    return slip('morning', [...new Set([drawn, ...numbers])].toSorted(), amount)(past)
  }

/** Of a draw that no history is going to decide. */
export const decideDraw: Act = async (past) => {
  goOn(past)
  const clock = { ...past.client.clock, moment: () => past.moment, stop: () => undefined }
  await decide({ seed: past.seed, clock }, past.lottery, past.moment)
}
