import type { FastifyInstance, FastifyRequest } from 'fastify'
import { amountNumber, amountText } from '../amount.ts'
import { memberPage, overviewPage, roundPage } from './pages.ts'
import type { Store } from './store.ts'
import { isMember, listOutboxMessages, sumsOf } from './sums.ts'
import { findWager } from './wagers.ts'

const PAGE_ROWS = 200
const HTML = 'text/html; charset=utf-8'

/** The sandbox's ledger, for a person who compares and for tests. */
export function ledgerRoutes(app: FastifyInstance, store: Store): void {
  app.get('/', (_request, reply) => reply.type(HTML).send(overviewPage(sumsOf(store, null))))

  app.get('/ledger/:member', (request, reply) => {
    const { member } = request.params as { member: string }
    if (member.endsWith('.json')) {
      const account = member.slice(0, -'.json'.length)
      return isMember(store, account) ? reply.send(memberLedger(store, account, request)) : reply.callNotFound()
    }
    if (!isMember(store, member)) return reply.callNotFound()
    const page = { limit: PAGE_ROWS, offset: offsetOf(request) }
    return reply
      .type(HTML)
      .send(memberPage({ member, sums: sumsOf(store, member), rows: listOutboxMessages(store, member, page), page }))
  })

  app.get('/rounds/:code', (request, reply) => {
    const wager = findWager(store, (request.params as { code: string }).code)
    return wager === null ? reply.callNotFound() : reply.type(HTML).send(roundPage(wager))
  })
}

function offsetOf(request: FastifyRequest): number {
  const { offset } = request.query as { offset?: unknown }
  return typeof offset === 'string' && /^\d{1,9}$/.test(offset) ? Number(offset) : 0
}

/** Amounts as texts in the currency's unit; `moved_kyat` of all currencies together is what the operator must agree to. */
function memberLedger(store: Store, member_account: string, request: FastifyRequest): object {
  const sums = sumsOf(store, member_account)
  const page = { limit: PAGE_ROWS, offset: offsetOf(request) }
  return {
    member_account,
    moved_kyat: amountText(sums.reduce((total, sum) => total + sum.moved_kyat, 0n)),
    pending: sums.reduce((total, sum) => total + sum.pending, 0),
    refused: sums.reduce((total, sum) => total + sum.refused, 0),
    sums: sums.map((sum) => ({
      currency: sum.currency,
      wagers: sum.wagers,
      staked: amountText(sum.staked),
      won: amountText(sum.won),
      moved: amountText(sum.moved),
      moved_kyat: amountText(sum.moved_kyat),
    })),
    transactions: listOutboxMessages(store, member_account, page).map(({ outboxMessage, wager }) => ({
      id: outboxMessage.id,
      action: outboxMessage.action,
      amount: amountNumber(outboxMessage.amount),
      currency: wager.currency,
      wager_code: wager.code,
      wager_status: wager.status,
      game_code: wager.game_code,
      state: outboxMessage.state,
      attempts: outboxMessage.attempts,
      code: outboxMessage.code,
      message: outboxMessage.message,
      before_balance: outboxMessage.before_balance === null ? null : amountNumber(outboxMessage.before_balance),
      balance: outboxMessage.balance === null ? null : amountNumber(outboxMessage.balance),
      effect: amountText(outboxMessage.effect),
      created_at: outboxMessage.created_at_ms,
      answered_at: outboxMessage.answered_at_ms,
    })),
  }
}
