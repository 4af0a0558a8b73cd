import { decideOnce, transactionOrRefusal } from '#idempotency/server/index.ts'
import { type Caller, refuseFrozen, refuseStopped, requireLiveSession } from '#identity/server/index.ts'
import {
  type Balances,
  balancesOf,
  exchangeGameToMain,
  exchangeMainToGame,
  lockAccounts,
  playerAccountId,
  post,
} from '#ledger/server/index.ts'
import { type Money, parseMoney } from '#platform/contract/money.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { uuidV7 } from '#platform/server/random.ts'

/** As the tables and the ledger name the two ways. */
export type ExchangeType = 'main_to_game' | 'game_to_main'

export interface Exchange {
  type: ExchangeType
  /** As it came from the screen. */
  amount: unknown
  idempotency_key: string | null
}

/** Kyat and hundredths; the spec's smallest exchange is 1. */
const DECIMALS = 2
const AMOUNT_MIN = 10_000n

/**
 * Moves money between a player's two balances and answers both. The same request id answers as
 * the first time, also with a refusal, and moves nothing again.
 * @throws Problem invalid_amount, insufficient_*_balance, idempotency_key_reused, player_frozen, player_on_break, unauthenticated
 */
export async function exchange(db: Database, caller: Caller, requested: Exchange): Promise<Balances> {
  const amount = parseMoney(requested.amount, DECIMALS)
  if (amount === null || amount < AMOUNT_MIN) {
    throw new Problem('invalid_amount', { fields: { amount: 'amount_invalid' } })
  }

  const { type, idempotency_key } = requested
  return transactionOrRefusal(db, async (tx) => {
    const { player_id } = caller
    // Both accounts first: requests with the same id wait here for each other.
    await lockAccounts(tx, [playerAccountId(player_id, 'main'), playerAccountId(player_id, 'game')])
    // Under the lock: a logout that was acknowledged meanwhile holds for this exchange too.
    const session = await requireLiveSession(tx, caller.token_hash)
    const earlier = idempotency_key === null ? null : await earlierExchange(tx, player_id, idempotency_key)
    if (earlier) return answerAgain(earlier, { type, amount })
    return decideOnce(tx, { call: 'exchange', player_id, idempotency_key, content: [type, amount] }, async () => {
      // Money in the game balance may always come back.
      if (type === 'main_to_game') refuseStopped(session)
      else refuseFrozen(session)

      const id = uuidV7()
      const move = type === 'main_to_game' ? exchangeMainToGame : exchangeGameToMain
      const [answer] = await post(tx, [move({ cause_id: id, player_id, amount })])
      if (answer === 'insufficient_funds') {
        throw new Problem(type === 'main_to_game' ? 'insufficient_main_balance' : 'insufficient_game_balance')
      }
      const balances = await balancesOf(tx, player_id)
      await tx`
        insert into wallet.exchange (id, player_id, type, amount, main_balance_after, game_balance_after, idempotency_key)
        values (${id}, ${player_id}, ${type}, ${amount}, ${balances.main}, ${balances.game}, ${idempotency_key})`
      return balances
    })
  })
}

interface EarlierExchange {
  type: ExchangeType
  amount: Money
  main_balance_after: Money
  game_balance_after: Money
}

async function earlierExchange(
  tx: Transaction,
  player_id: bigint,
  idempotency_key: string,
): Promise<EarlierExchange | null> {
  const [row] = await tx<EarlierExchange[]>`
    select type, amount, main_balance_after, game_balance_after from wallet.exchange
    where player_id = ${player_id} and idempotency_key = ${idempotency_key}`
  return row ?? null
}

function answerAgain(earlier: EarlierExchange, requested: { type: ExchangeType; amount: Money }): Balances {
  if (earlier.type !== requested.type || earlier.amount !== requested.amount)
    throw new Problem('idempotency_key_reused')
  return { main: earlier.main_balance_after, game: earlier.game_balance_after }
}
