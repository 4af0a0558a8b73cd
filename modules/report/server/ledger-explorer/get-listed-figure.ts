import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { ListedFigure, TransfersQuery } from '#report/contract/ledger-explorer.ts'
import { scopeOf } from '#staff/server/index.ts'
import { balancesOfEnds } from '../figures/balances.ts'
import { stakesOfAgents } from '../figures/get-open-stakes.ts'
import { liabilitiesToOwn } from '../figures/liabilities-to-own.ts'
import { endByName } from '../rules.ts'
import type { FigureDefinition } from './figure-definition.ts'
import { type SumRequest, sumsByKind } from './sum-transfers.ts'

interface Part {
  kind: string
  transfers: bigint
  amount: Money
  factor: number
}

/**
 * How the rows of a list add up to the figure of its address; null without one, and for a part of a balance: an account has
 * no balance of one kind or one hour.
 */
export async function getListedFigure(request: SumRequest): Promise<ListedFigure | null> {
  const { definition } = request.search
  if (definition === null) return null
  if (definition.is_balance && isCut(request.query)) return null
  const parts = await partsOf(request, definition)
  const moved = sumOf(parts)
  const before = definition.is_balance ? (await balanceAtEnd(request, definition)) - moved : null
  return {
    name: definition.name,
    amount: writeMoney((before ?? 0n) + moved),
    before: before === null ? null : writeMoney(before),
    parts: parts.map(({ transfers, amount, ...part }) => ({
      ...part,
      transfers: Number(transfers),
      amount: writeMoney(amount),
      counted: writeMoney(amount * BigInt(part.factor)),
    })),
  }
}

/** The number of no account. */
const NO_END = -1_000n

const WHOLE = ['figure', 'account', 'from', 'to', 'after']
const isCut = (query: TransfersQuery): boolean =>
  query.account === undefined ||
  Object.entries(query).some(([name, value]) => value !== undefined && !WHOLE.includes(name))

async function partsOf(request: SumRequest, definition: FigureDefinition): Promise<Part[]> {
  const { tx } = request.snapshot
  const rows = await tx<(Omit<Part, 'factor'> & { is_into: boolean; is_out_of: boolean })[]>`
    select kind, is_into, is_out_of, sum(transfers)::bigint as transfers, sum(amount)::bigint as amount
    from (${sumsByKind(request)}) s group by 1, 2, 3 order by 1, 2, 3`
  const end = endByName(request.query.account ?? '') ?? NO_END
  const parts = new Map<string, Part>()
  for (const { kind, transfers, amount, is_into, is_out_of } of rows) {
    const factor = definition.factorOf({
      kind,
      credit_end: is_into ? end : NO_END,
      debit_end: is_out_of ? end : NO_END,
    })
    const key = `${kind} ${factor}`
    const part = parts.get(key) ?? { kind, factor, transfers: 0n, amount: 0n }
    parts.set(key, { ...part, transfers: part.transfers + transfers, amount: part.amount + amount })
  }
  return [...parts.values()]
}

const sumOf = (parts: Part[]): Money => parts.reduce((sum, { amount, factor }) => sum + amount * BigInt(factor), 0n)

/** The present balance of the account, less the movements after the end of the days. */
async function balanceAtEnd(request: SumRequest, definition: FigureDefinition): Promise<Money> {
  const { search, snapshot } = request
  const sign = definition.name === 'held' ? -1n : 1n
  const balance = sign * (await balanceNow(request))
  if (search.span.to > new Date()) return balance
  const later = { from: search.span.to, to: new Date(Date.now() + DAY_MS) }
  return balance - sumOf(await partsOf({ ...request, snapshot, search: { ...search, span: later } }, definition))
}

/** Transfers of this very moment belong to it. */
const DAY_MS = 24 * 3_600_000

async function balanceNow({ snapshot, staff, query }: SumRequest): Promise<Money> {
  const { account = '' } = query
  const scope = scopeOf(staff)
  if (scope === null) return (await balancesOfEnds(snapshot)).get(endByName(account) ?? NO_END) ?? 0n
  const { two_d, providers } = await stakesOfAgents(snapshot, scope)
  const own = { ...(await liabilitiesToOwn(snapshot.tx, staff)), two_d_stakes: two_d, provider_stakes: providers }
  return Object.entries(own).find(([name]) => name === account)?.[1] ?? 0n
}
