import { setTimeout as sleep } from 'node:timers/promises'
import { type Dice, openDice } from '#server/simulator/dice.ts'
import type { Intent, Journal } from './journal.ts'
import { bodyOf, keyOf, OPERATIONS, operationOf } from './operations.ts'
import { type Program, type Stage, staffHeaders } from './stage.ts'

/** A caller gives up then, and does not know. */
const CALLER_WAITS_MS = 10_000
/** Of all operations so many are sent a second time at once, as callers do whose line is bad. */
const DOUBLED = 0.1
/** Whoever is refused or cut waits a moment. */
const PAUSE_MS = 50

export interface Load {
  clients: number
  /** Milliseconds that each answer took, with its time of arrival. */
  answers: { at: number; ms: number; status: number; port: number }[]
  stop(): Promise<void>
}

/** So many clients, each with one operation after another, on any of the servers. */
export function startLoad(stage: Stage, journal: Journal, { seed, clients }: { seed: string; clients: number }): Load {
  const load = { answers: [] as Load['answers'], is_over: false }
  const dice = (name: string) => openDice(`${seed} ${name}`)
  const working = Array.from({ length: clients }, (_, index) => work(stage, journal, load, dice(`client ${index}`)))
  const approving = stage.staff.map((cookie, index) => approve(stage, load, { cookie, dice: dice(`staff ${index}`) }))
  return {
    clients,
    answers: load.answers,
    async stop() {
      load.is_over = true
      await Promise.all([...working, ...approving])
    },
  }
}

interface Going {
  answers: Load['answers']
  is_over: boolean
}

async function work(stage: Stage, journal: Journal, load: Going, dice: Dice): Promise<void> {
  while (!load.is_over) {
    const operation = dice.pickBy(OPERATIONS, ({ share }) => share)
    const player = dice.pick(stage.players)
    const request = operation.request(player, { dice, key: keyOf(dice), ground: stage.ground })
    const intent = await journal.note({ kind: operation.kind, ...request })
    const copies = dice.happens(DOUBLED) ? 2 : 1
    const sent = Array.from({ length: copies }, () => send(intent, dice.pick(stage.servers), load))
    const [answer] = await Promise.all(sent)
    settle(journal, intent, answer ?? null)
    if (intent.outcome !== 'acknowledged') await sleep(PAUSE_MS)
  }
}

export interface Answer {
  status: number
  text: string
  retry_after: string | null
}

/** Null when the line was cut or nothing came in time. */
export async function send(intent: Intent, server: Program, load?: Pick<Going, 'answers'>): Promise<Answer | null> {
  const started = performance.now()
  const answer = await fetch(`http://127.0.0.1:${server.port}${intent.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...intent.headers },
    body: bodyOf(intent),
    signal: AbortSignal.timeout(CALLER_WAITS_MS),
  })
    .then(async (reply) => ({
      status: reply.status,
      text: await reply.text(),
      retry_after: reply.headers.get('retry-after'),
    }))
    .catch(() => null)
  const at = performance.now()
  load?.answers.push({ at, ms: at - started, status: answer?.status ?? 0, port: server.port })
  return answer
}

export function settle(journal: Journal, intent: Intent, answer: Answer | null): void {
  const outcome = answer === null ? 'unknown' : operationOf(intent.kind).outcome(answer.status, answer.text)
  journal.answered(intent, outcome, outcome === 'acknowledged' ? (answer?.text ?? null) : null)
}

/** People of the staff who decide about what waits; whatever becomes of it, a request ends once. */
async function approve(stage: Stage, load: Going, { cookie, dice }: { cookie: string; dice: Dice }): Promise<void> {
  while (!load.is_over) {
    const server = dice.pick(stage.servers)
    const call = (path: string, body?: object) => callConsole(server, { cookie, path, body })
    const way = dice.pick(['deposits', 'withdrawals'])
    const waiting = await call(`/${way}`).catch(() => null)
    const rows = (waiting as { data?: { requests?: { id: string }[] } } | null)?.data?.requests ?? []
    const row = rows.length > 0 ? dice.pick(rows) : null
    if (row) {
      const path = `/${way}/${row.id}`
      const claimed = (await call(`${path}/claim`, {}).catch(() => null)) as { data?: { version?: number } } | null
      const version = claimed?.data?.version ?? 1
      const paid = { account_id: stage.ground.account.id, transaction_id: `T${dice.between(100_000_000, 999_999_999)}` }
      const is_approved = way === 'withdrawals' || dice.happens(0.8)
      const decision = is_approved ? 'approve' : 'reject'
      await call(`${path}/${decision}`, {
        version,
        ...(is_approved && way === 'withdrawals' ? paid : {}),
        ...(is_approved ? {} : { reason: 'not found' }),
      }).catch(() => null)
    }
    await sleep(PAUSE_MS)
  }
}

async function callConsole(
  server: Program,
  { cookie, path, body }: { cookie: string; path: string; body: object | undefined },
): Promise<unknown> {
  const reply = await fetch(`http://127.0.0.1:${server.console_port}/api/console${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...staffHeaders(server.console_port), cookie },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(CALLER_WAITS_MS),
  })
  return reply.json()
}
