/** Brings about what the handbook's pictures show, in an open demo, through the calls that everybody uses. */
import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from 'playwright-core'
import sharp from 'sharp'
import { REQUESTED_BY_CONSOLE, REQUESTED_BY_HEADER } from '#staff/contract/rules.ts'

export const DEMO_PHONE = '09400000001'
export const PASSWORD = 'thazin-demo'
/** Above the amount that one person of the staff may approve alone. */
const LARGE = { deposit: 3_000_000, withdrawal: 1_200_000 }
/** One in three numbers of a draw, with stakes that differ, up to what one player may put on a number. */
const LINES = Array.from({ length: 34 }, (_, line) => ({
  num: String(line * 3).padStart(2, '0'),
  amount: 2_400 * (1 + ((line * line * 7) % 41)),
}))
const RECEIPT = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><rect width="600" height="900" fill="#fff"/>
<rect width="600" height="190" fill="#0f7b5f"/><g font-family="sans-serif" text-anchor="middle">
<text x="300" y="115" font-size="44" fill="#fff">Transfer sent</text><text x="300" y="330" font-size="72">50,000 Ks</text>
<text x="300" y="450" font-size="34">to U Thet Naing</text><text x="300" y="560" font-size="34">No. 7719 0426 330 815</text></g></svg>`

/** One call to the platform: it changes something, or reads where nothing is sent. */
export type Call = <T>(path: string, body?: object) => Promise<T>

export function clientOf(request: APIRequestContext, base: string, headers: Record<string, string> = {}): Call {
  return async <T>(path: string, body?: object) => {
    const reply = await request.fetch(`${base}${path}`, {
      headers,
      ...(body && { method: 'POST', data: body }),
    })
    const answer = (await reply.json()) as { data: T; message: string }
    if (!reply.ok()) throw new Error(`${path}: ${answer.message}`)
    return answer.data
  }
}

/** One of the staff, whose browser keeps the session. */
export async function staffClient(request: APIRequestContext, console_url: string, user_name: string): Promise<Call> {
  const headers = { origin: console_url, [REQUESTED_BY_HEADER]: REQUESTED_BY_CONSOLE }
  const call = clientOf(request, `${console_url}/api/console`, headers)
  await call('/sign-in', { user_name, password: PASSWORD })
  return call
}

interface Clients {
  player: Call
  owner: Call
  cashier: Call
}
export interface ConsoleStage {
  deposit_id: string
  withdrawal_id: string
  player_id: string
  draw_id: number
  /** Whose result waits for a second person; null where no draw of the day waits for one. */
  waiting_draw_id: number | null
}

/** Said a second time it finds what it needs, and leaves it as it is. */
export async function stageConsole(clients: Clients): Promise<ConsoleStage> {
  const { id: player_id } = await clients.player<{ id: string }>('/user')
  const withdrawal_id = (await waitingOf(clients.owner, 'withdrawals')) ?? (await requestLargeDeposit(clients))
  const deposit_id =
    (await waitingOf(clients.owner, 'deposits')) ??
    (await payIn(clients.player, { amount: 50_000, refrence_no: '330815', receipt: await receipt() }))
  const profile = await clients.owner<{ pending_balance_adjustment: object | null }>(`/players/${player_id}`)
  if (!profile.pending_balance_adjustment) {
    const reason = 'Paid twice for one deposit; the second transfer came after the day was closed.'
    const wanted = { id: randomUUID(), account: 'main', direction: 'credit', amount: 5_000, reason }
    await clients.cashier(`/players/${player_id}/balance-adjustments`, wanted)
  }
  return { deposit_id, withdrawal_id, player_id, ...(await stageDraws(clients)) }
}

async function waitingOf(owner: Call, way: 'deposits' | 'withdrawals'): Promise<string | undefined> {
  const [first] = await owner<{ id: string }[]>(`/${way}?status=waiting&q=${DEMO_PHONE}`)
  return first?.id
}

/** Two people let a large deposit in, and one of them has approved the withdrawal that follows it. */
async function requestLargeDeposit({ player, owner, cashier }: Clients): Promise<string> {
  const paid = await payIn(player, { amount: LARGE.deposit, refrence_no: '118204' })
  for (const call of [cashier, owner]) await approve(call, `/deposits/${paid}`)
  const payment = { payment_type_id: 1, account_name: 'Ma Hnin Wai', account_number: '09400000001' }
  const requested = { ...payment, amount: LARGE.withdrawal, password: PASSWORD }
  const { id } = await player<{ id: string }>('/withdrawfinicial', requested)
  await approve(cashier, `/withdrawals/${id}`)
  return id
}

async function approve(call: Call, path: string): Promise<void> {
  const { version } = await call<{ version: number }>(`${path}/claim`, {})
  await call(`${path}/approve`, { version })
}

async function payIn(player: Call, what: { amount: number; refrence_no: string; receipt?: string }): Promise<string> {
  const [account] = await player<{ id: number }[]>('/banks')
  if (!account) throw new Error('The demo has no account to pay into')
  return (await player<{ id: string }>('/depositfinicial', { agent_payment_type_id: account.id, ...what })).id
}

const receipt = async () => (await sharp(Buffer.from(RECEIPT)).png().toBuffer()).toString('base64')

interface Draw {
  id: number
  game_date: string
  session: string
  is_open: boolean
  is_waiting: boolean
}

async function stageDraws(clients: Clients): Promise<Pick<ConsoleStage, 'draw_id' | 'waiting_draw_id'>> {
  const { owner, cashier } = clients
  const draws = await owner<Draw[]>('/two-d/draws')
  const draw_id = (await stagedDraw(owner, draws)) ?? (await betOnNext(clients, draws))
  const waiting = draws.find(({ is_waiting }) => is_waiting)
  if (!waiting) return { draw_id, waiting_draw_id: null }
  const { reports } = await owner<{ reports: object[] }>(`/two-d/draws/${waiting.id}`)
  if (reports.length === 0) {
    await cashier(`/two-d/draws/${waiting.id}/results`, { version: 1, set: '1,443.79', value: '24,221.65' })
  }
  return { draw_id, waiting_draw_id: waiting.id }
}

/** The open draw with a change that waits for approval. */
async function stagedDraw(owner: Call, draws: Draw[]): Promise<number | undefined> {
  const open = draws.filter(({ is_open }) => is_open)
  const exposures = await Promise.all(
    open.map(({ id }) => owner<{ draw_id: number; pending_change: object | null }>(`/two-d/draws/${id}/exposure`)),
  )
  return exposures.find(({ pending_change }) => pending_change !== null)?.draw_id
}

/** With two numbers closed, and a change that waits for a second person. */
async function betOnNext({ player, owner }: Clients, draws: Draw[]): Promise<number> {
  const taking = await player<Omit<Draw, 'id'>>('/twod-capacity')
  const next = draws.find((draw) => draw.game_date === taking.game_date && draw.session === taking.session)
  if (!next?.is_open) throw new Error('No draw takes bets now: take the pictures when one does')
  await player('/twod-bet', { totalAmount: LINES.reduce((sum, { amount }) => sum + amount, 0), amounts: LINES })
  const reason = 'Everybody dreamt of it'
  await owner(`/two-d/draws/${next.id}/closed-numbers`, { numbers: ['47', '74'], is_closed: true, reason })
  await owner(`/two-d/draws/${next.id}/limit-changes`, { number_limits: { 42: 60_000, 24: 60_000 }, reason })
  return next.id
}
