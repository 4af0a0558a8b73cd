import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { amountText, parseAmount } from '../amount.ts'
import { atomically, type Store } from '../ledger/store.ts'
import type { OperatorClient } from './operator-client.ts'
import { finishLeft } from './play.ts'
import { type Agent, type AgentAction, isSignedByAgent } from './sign.ts'
import { type RoundRow, type Seat, settledRounds, setWalletBalance } from './store.ts'

export interface ProviderSide {
  store: Store
  agent: Agent
  operator: OperatorClient
  public_url: string | null
  port: number
}

const PRODUCT_CODE = 100_200
const ACCOUNT = /^[\x21-\x7e]{1,50}$/
const ROUNDS_MAX = 100
/** By the numbers of the partners' protocols; what has no texts here is played in English. */
const LANGUAGES: Record<number, Seat['language']> = { 0: 'en', 1: 'zh', 2: 'zh', 3: 'th', 13: 'mm' }

type Fields = Record<string, unknown>
type Faults = Record<string, string[]>

/** The routes for the operator: a seat for a member, and the member's rounds. */
export function providerRoutes(app: FastifyInstance, side: ProviderSide): void {
  app.post('/api/client/launch-game', (request, reply) => {
    const fields = fieldsOf(request)
    const balance = parseAmount(fields.balance)
    const faults: Faults = {
      ...(typeof fields.member_account === 'string' && ACCOUNT.test(fields.member_account)
        ? {}
        : fault('member_account')),
      ...(balance === null || balance < 0n || typeof fields.balance !== 'number' ? fault('balance') : {}),
      ...(fields.product_code === PRODUCT_CODE ? {} : fault('product_code')),
      ...(fields.game_type === 'Shan' ? {} : fault('game_type')),
    }
    if (refused(side.agent, 'launchgame', fields, { faults, reply })) return reply
    const account = String(fields.member_account)
    const url = openTableSession(side, { account, balance: balance ?? 0n, fields })
    return reply.send({ code: 200, message: 'Game launched successfully', url })
  })

  app.post('/api/member-transactions', (request, reply) => {
    const fields = fieldsOf(request)
    const faults = typeof fields.member_account === 'string' ? {} : fault('member_account')
    if (refused(side.agent, 'membertransactions', fields, { faults, reply })) return reply
    return reply.send(transactionsOf(side, String(fields.member_account), fields))
  })
}

const fieldsOf = (request: FastifyRequest): Fields => {
  const { body } = request
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {}
}
const fault = (field: string): Faults => ({ [field]: [`The ${field.replaceAll('_', ' ')} field is invalid.`] })

/** The protocol's refusals, in its order. */
function refused(
  agent: Agent,
  action: AgentAction,
  fields: Fields,
  { faults, reply }: { faults: Faults; reply: FastifyReply },
): boolean {
  const { request_time, sign } = fields
  const all: Faults = {
    ...faults,
    ...(Number.isSafeInteger(request_time) ? {} : fault('request_time')),
    ...(typeof sign === 'string' ? {} : fault('sign')),
  }
  if (Object.keys(all).length > 0) void reply.code(422).send({ code: 422, message: 'Validation failed', errors: all })
  else if (fields.agent_code !== agent.agent_code) void reply.code(404).send({ code: 404, message: 'Agent not found' })
  else if (!isSignedByAgent(agent, action, { request_time: Number(request_time), sign: String(sign) }))
    void reply.code(401).send({ code: 401, message: 'Invalid signature' })
  return reply.sent
}

/** The wallet holds what the operator says from here on. A round that was open ends on the new balance. */
function openTableSession(side: ProviderSide, seat: { account: string; balance: bigint; fields: Fields }): string {
  const { store, operator } = side
  const { account, fields } = seat
  const token = randomBytes(24).toString('base64url')
  const lobby = typeof fields.lobby_url === 'string' ? URL.parse(fields.lobby_url) : null
  const lobby_url = lobby && /^https?:$/.test(lobby.protocol) ? lobby.href : null
  const left = atomically(store, () => {
    setWalletBalance(store, account, seat.balance)
    store
      .prepare('insert into shan_session (token, account, language, lobby_url, created_at_ms) values (?, ?, ?, ?, ?)')
      .run(token, account, LANGUAGES[Number(fields.language_code)] ?? 'en', lobby_url, Date.now())
    return finishLeft(store, account)
  })
  if (left) void operator.send(left)
  const host = lobby?.hostname ?? 'localhost'
  return `${side.public_url ?? `http://${host}:${side.port}`}/shan/${token}/`
}

function transactionsOf({ store, agent }: ProviderSide, account: string, fields: Fields): object {
  const limit = Math.min(Number.isInteger(fields.limit) ? Number(fields.limit) : 50, ROUNDS_MAX)
  const [from, to] = [dayOf(fields.date_from), dayOf(fields.date_to)]
  const period = from !== null && to !== null ? { from_ms: from, to_ms: to + 86_400_000 } : {}
  const transactions = settledRounds(store, account, { limit, ...period }).map(rowOf)
  return {
    status: 'Request was successful.',
    message: 'Member transactions retrieved successfully',
    data: {
      agent_info: { agent_code: agent.agent_code },
      member_account: account,
      transactions,
      total_found: transactions.length,
    },
  }
}

function dayOf(value: unknown): number | null {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : null
}

function rowOf(round: RoundRow): object {
  const net = round.net ?? 0n
  return {
    member_account: round.account,
    wager_code: round.wager_code,
    bet_amount: amountText(round.bet),
    transaction_amount: amountText(net < 0n ? -net : net),
    status: net > 0n ? 1 : 0,
    before_balance: amountText(round.before_balance),
    after_balance: amountText(round.after_balance),
    created_at: new Date(round.settled_at_ms ?? 0).toISOString(),
  }
}
