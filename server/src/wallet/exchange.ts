import { type Money, readMoney } from '#contract/shared/money.ts'
import { type Caller, refuseFrozen, refuseStopped, requireLiveSession } from '../identity/index.ts'
import {
  type Balances,
  balancesOf,
  exchangeGameToMain,
  exchangeMainToGame,
  lockAccounts,
  playerAccountId,
  post,
} from '../ledger/index.ts'
import { type Database, type Transaction, transaction } from '../platform/database/database.ts'
import { Problem } from '../platform/http/answers/problem.ts'
import { uuidV7 } from '../platform/random.ts'

/** As the tables and the ledger name the two ways. */
export type ExchangeType = 'main_to_game' | 'game_to_main'

export interface Exchange {
  type: ExchangeType
  /** As it came from the screen. */
  amount: unknown
  request_id: string | null
}

/** Kyat and hundredths; the spec's smallest exchange is 1. */
const DECIMALS = 2
const AMOUNT_MIN = 10_000n

/**
 * Moves money between a player's two balances and answers both. The same request id answers as
 * the first time and moves nothing again.
 * @throws Problem invalid_amount, insufficient_*_balance, request_id_reused, player_frozen, player_on_break, unauthenticated
 */
export async function exchange(db: Database, caller: Caller, asked: Exchange): Promise<Balances> {
  const amount = readMoney(asked.amount, DECIMALS)
  if (amount === null || amount < AMOUNT_MIN) {
    throw new Problem('invalid_amount', { fields: { amount: 'amount_invalid' } })
  }

  return transaction(db, async (tx) => {
    const { player_id } = caller
    // Both accounts first: requests with the same id wait here for each other.
    await lockAccounts(tx, [playerAccountId(player_id, 'main'), playerAccountId(player_id, 'game')])
    // Under the lock: a logout that was acknowledged meanwhile holds for this exchange too.
    const session = await requireLiveSession(tx, caller.token_hash)
    const earlier = asked.request_id === null ? null : await earlierExchange(tx, player_id, asked.request_id)
    if (earlier) return answerAgain(earlier, { type: asked.type, amount })
    // What is in game may always come back.
    if (asked.type === 'main_to_game') refuseStopped(session)
    else refuseFrozen(session)

    const id = uuidV7()
    const move = asked.type === 'main_to_game' ? exchangeMainToGame : exchangeGameToMain
    const [answer] = await post(tx, [move({ cause_id: id, player_id, amount })])
    if (answer === 'insufficient_funds') {
      throw new Problem(asked.type === 'main_to_game' ? 'insufficient_main_balance' : 'insufficient_game_balance')
    }
    const balances = await balancesOf(tx, player_id)
    await tx`
      insert into wallet.exchange (id, player_id, type, amount, main_balance_after, game_balance_after, request_id)
      values (${id}, ${player_id}, ${asked.type}, ${amount}, ${balances.main}, ${balances.game}, ${asked.request_id})`
    return balances
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
  request_id: string,
): Promise<EarlierExchange | null> {
  const [row] = await tx<EarlierExchange[]>`
    select type, amount, main_balance_after, game_balance_after from wallet.exchange
    where player_id = ${player_id} and request_id = ${request_id}`
  return row ?? null
}

function answerAgain(earlier: EarlierExchange, asked: { type: ExchangeType; amount: Money }): Balances {
  if (earlier.type !== asked.type || earlier.amount !== asked.amount) throw new Problem('request_id_reused')
  return { main: earlier.main_balance_after, game: earlier.game_balance_after }
}
