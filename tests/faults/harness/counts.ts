import type { Database } from '#platform/server/database/database.ts'
import type { Journal } from './journal.ts'
import { DECISION_KINDS, type Decision, type DecisionKind } from './load/decision.ts'
import type { Load } from './load/load.ts'
import { OPERATIONS } from './load/operations.ts'

/** How often each kind of operation was acknowledged, each decision made, and so on. */
export type Counts = Record<string, number>

/** A run in which one of them happened less often shows nothing about it, and is red. */
export const LEAST: Counts = {
  bet: 20,
  slip: 10,
  callback: 10,
  exchange: 3,
  deposit: 2,
  withdrawal: 2,
  'copies with two answers': 3,
  'balances compared': 10,
  'draws paid': 1,
  ...Object.fromEntries(DECISION_KINDS.map((kind) => [kind, 1])),
}

export async function countAll(db: Database, { intents }: Journal, { decisions, going }: Load): Promise<Counts> {
  const acknowledged = intents.filter(({ outcome }) => outcome === 'acknowledged')
  const [row] = await db<{ paid: number }[]>`
    select count(*)::integer as paid from two_d.draw where status = 'settled'`
  return {
    ...Object.fromEntries(OPERATIONS.map(({ kind }) => [kind, acknowledged.filter((one) => one.kind === kind).length])),
    'copies with two answers': going.copies,
    'balances compared': going.compared,
    'draws paid': row?.paid ?? 0,
    ...Object.fromEntries(DECISION_KINDS.map((kind) => [kind, decisions.filter((one) => one.kind === kind).length])),
  }
}

/** A sentence for each kind that happened less often than `least` says. */
export const tooSeldom = (counts: Counts, least: Counts = LEAST): string[] =>
  Object.entries(least)
    .filter(([kind, count]) => (counts[kind] ?? 0) < count)
    .map(([kind, count]) => `${kind}: ${counts[kind] ?? 0} times, at least ${count} are needed`)

/** The state in which a decision leaves its request, credit or draw. */
const BECOMES: Record<DecisionKind, string[]> = {
  'deposit approval': ['approved'],
  'deposit rejection': ['rejected'],
  'withdrawal approval': ['approved'],
  'withdrawal rejection': ['rejected'],
  'held credit release': ['released'],
  'held credit refusal': ['refused'],
  'draw result': ['declared', 'settled'],
}

/** Decisions of which people were told, and that the database does not have, or has otherwise. */
export async function lostDecisions(db: Database, decisions: readonly Decision[]): Promise<string[]> {
  const rows = await db<{ id: string; status: string }[]>`
    select id::text, status from cashier.request union all select id::text, status from held_credit.credit
    union all select id::text, status from two_d.draw`
  return judgeDecisions(decisions, new Map(rows.map(({ id, status }) => [id, status])))
}

export const judgeDecisions = (decisions: readonly Decision[], statuses: ReadonlyMap<string, string>): string[] =>
  decisions
    .filter(({ kind, id }) => !BECOMES[kind].includes(statuses.get(id) ?? ''))
    .map(({ kind, id }) => `${kind} ${id}: it is ${statuses.get(id) ?? 'nowhere'}`)
