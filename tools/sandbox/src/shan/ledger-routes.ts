import type { FastifyInstance } from 'fastify'
import { amountNumber, amountText } from '../amount.ts'
import type { Store } from '../ledger/store.ts'
import { type RoundRow, settledRounds, walletBalanceOf } from './store.ts'

const ROUNDS_SHOWN = 500

/** The table's ledger of one member, for a person who compares and for tests. Amounts in kyat. */
export function shanLedgerRoutes(app: FastifyInstance, store: Store): void {
  app.get('/shan/ledger/:member', (request, reply) => {
    const { member } = request.params as { member: string }
    const account = member.replace(/\.json$/, '')
    if (store.prepare('select 1 from shan_member where account = ?').get(account) === undefined)
      return reply.callNotFound()
    return reply.header('cache-control', 'no-store').send(ledgerOf(store, account))
  })
}

function ledgerOf(store: Store, account: string): object {
  const sums = store
    .prepare(
      `select count(*) as rounds, coalesce(sum(bet), 0) as staked, coalesce(sum(net), 0) as net,
              coalesce(sum(told is null or told not in ('SUCCESS', 'ALREADY_PROCESSED')), 0) as untold
       from shan_round where account = ? and net is not null`,
    )
    .get(account)
  const sum = (name: string) => amountText(BigInt(Number(sums?.[name])))
  return {
    member_account: account,
    balance: amountText(walletBalanceOf(store, account)),
    rounds: Number(sums?.rounds),
    staked: sum('staked'),
    net: sum('net'),
    /** Rounds that the operator did not take when they were sent: it finds them in our list. */
    untold: Number(sums?.untold),
    transactions: settledRounds(store, account, { limit: ROUNDS_SHOWN }).map(writeRound),
  }
}

const writeRound = (round: RoundRow) => ({
  wager_code: round.wager_code,
  bet: amountNumber(round.bet),
  net: amountNumber(round.net ?? 0n),
  before_balance: amountNumber(round.before_balance),
  after_balance: amountNumber(round.after_balance),
  told: round.told,
  settled_at: round.settled_at_ms,
})
