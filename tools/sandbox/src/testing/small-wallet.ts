import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { amountNumber } from '../amount.ts'
import { type CallbackAction, callbackSign, type Partner } from '../sign.ts'
import { createSmallLedger, type Fault, type LedgerReply } from './small-ledger.ts'

/** The part of a call that is lost: `before` loses the call on the way in, `after` loses the answer. */
export type Loss = 'before' | 'after' | null

export interface SmallWallet {
  /** The part of the address before /v1/api/seamless/…. */
  url: string
  balanceOf(member: string): bigint
  /** Bodies as they came, the newest last. */
  calls: { path: string; body: Record<string, unknown> }[]
  /** Decides what is lost from now on. */
  lose(loss: (path: string) => Loss): void
  close(): Promise<void>
}

interface WalletOptions {
  partner: Partner
  members: Record<string, bigint>
  /** Each breaks one group of the conformance run. */
  faults?: Fault[]
  maintained?: number[]
  port?: number
}

const ACTIONS: Record<string, CallbackAction> = {
  balance: 'getbalance',
  withdraw: 'withdraw',
  deposit: 'deposit',
  pushbetdata: 'pushbetdata',
}
/** Long enough for another call to come between a look and a change. */
const STUMBLE_MS = 5

/** An operator in memory, as small as the protocol allows: the sandbox's tests speak with it, and it can be told to be wrong. */
export async function openSmallWallet(options: WalletOptions): Promise<SmallWallet> {
  const calls: SmallWallet['calls'] = []
  const ledger = createSmallLedger(options)
  let loss: (path: string) => Loss = () => null

  const server = createServer((request, reply) => {
    void (async () => {
      const path = request.url?.split('/').at(-1) ?? ''
      const text = await readText(request)
      if (loss(path) === 'before') return reply.destroy()
      const body = parseBody(text)
      if (body) calls.push({ path, body: JSON.parse(text) })
      const answer = body ? await answerCall(path, body, { ...options, ledger }) : { code: 999, message: 'no JSON' }
      if (loss(path) === 'after') return reply.destroy()
      reply.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    })()
  })
  const url = await listen(server, options.port ?? 0)
  return {
    url,
    calls,
    balanceOf: (member) => ledger.balanceOf(member) ?? 0n,
    lose(next) {
      loss = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

type Fields = Record<string, unknown>

function parseBody(text: string): Fields | null {
  try {
    const value = lowerKeys(JSON.parse(text))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
  } catch {
    return null
  }
}

function lowerKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lowerKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key.toLowerCase(), lowerKeys(inside)]))
}

interface WalletContext extends WalletOptions {
  ledger: ReturnType<typeof createSmallLedger>
}

const list = (value: unknown) => (Array.isArray(value) ? (value as Fields[]) : [])

async function answerCall(path: string, body: Fields, context: WalletContext): Promise<object> {
  const wrong = refuseCaller(path, body, context)
  const faults = context.faults ?? []
  if (path === 'pushbetdata') {
    if (wrong) return wrong
    // Money that pushed wagers must not move.
    if (faults.includes('pushbet')) for (const wager of list(body.wagers)) context.ledger.giveByPush(wager)
    return { code: 0, message: '' }
  }
  const data = []
  for (const batch of list(body.batch_requests)) {
    if (faults.includes('duplicates')) await sleep(STUMBLE_MS)
    const taken = wrong ? context.ledger.look(batch, wrong) : await takeBatch(path, batch, body.currency, context)
    data.push(elementOf(path, batch, taken))
  }
  return { data }
}

function takeBatch(
  path: string,
  batch: Fields,
  currency: unknown,
  { ledger }: WalletContext,
): Promise<LedgerReply> | LedgerReply {
  const balance = ledger.balanceOf(String(batch.member_account))
  if (balance === null) return ledger.unknownMember()
  if (currency !== 'MMK') return { code: 999, message: 'unknown currency', before: balance, balance }
  return path === 'balance' ? { code: 0, message: '', before: balance, balance } : ledger.take(batch)
}

function elementOf(path: string, batch: Fields, { code, message, before, balance }: LedgerReply): object {
  const { member_account, product_code } = batch
  const answer = { member_account, product_code, balance: amountNumber(balance), code, message }
  return path === 'balance' ? answer : { ...answer, before_balance: amountNumber(before) }
}

function refuseCaller(
  path: string,
  body: Fields,
  { partner, faults }: WalletContext,
): { code: number; message: string } | null {
  if (String(body.operator_code).toUpperCase() !== partner.operator_code)
    return { code: 1002, message: 'unknown operator' }
  const action = ACTIONS[path]
  const asked = { ...partner, operator_code: String(body.operator_code) }
  const wanted = action && callbackSign(asked, action, String(body.request_time))
  if (faults?.includes('sign') || String(body.sign).toLowerCase() === wanted) return null
  return { code: 1004, message: 'wrong signature' }
}
