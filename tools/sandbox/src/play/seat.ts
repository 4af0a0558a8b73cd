import type { Seat, Session } from '../game.ts'
import type { Store } from '../ledger/store.ts'
import { cancelWager, createWager, findWager, settleWager, type WagerRow, wagersInPlay } from '../ledger/wagers.ts'
import type { Operator } from '../operator/operator.ts'
import { OperatorTimeout } from '../operator/operator-timeout.ts'
import type { OutboxSender } from '../operator/outbox-sender.ts'
import { type Bet, Declined, type Json, type Wager, type Wallet } from '../wallet.ts'

/** How long a game waits for the operator's word on a prize before it plays on without. */
const PRIZE_WAIT_MS = 6_000
/** In units of the currency: far above any table's limit, far below what a number can carry. */
const AMOUNT_MAX = 10_000_000n * 10_000n
export const PRIZE_MAX = AMOUNT_MAX * 1_000n
const ROUND_ID = /^[A-Za-z0-9-]{1,60}$/
const NOTE_BYTES_MAX = 64 * 1024

interface SeatContext {
  store: Store
  operator: Operator
  outboxSender: OutboxSender
}

export function createSeat(context: SeatContext, session: Session): Seat {
  return { session, wallet: createWallet(context, session), notes: createNotes(context.store, session) }
}

function createWallet({ store, operator, outboxSender }: SeatContext, session: Session): Wallet {
  const { member_account, currency, title } = session
  const ended = async (wager_code: string, message_id: string): Promise<bigint | null> => {
    const answer = outboxSender.answerOf(message_id, PRIZE_WAIT_MS)
    outboxSender.send(wager_code)
    return (await answer)?.balance ?? null
  }

  return {
    currency,

    async balance() {
      const question = { member_account, product_code: title.product_code, currency }
      const { code, message, balance } = await operator.balance(question).catch(declineTimeout)
      if (code !== 0 || balance === null) throw new Declined(code, message)
      return balance
    },

    async bet(bet) {
      requireRightBet(bet)
      const { product_code, game_type, game_code } = title
      const place = { member_account, product_code, game_type, game_code, currency }
      const { round_id, amount, details = null } = bet
      const { code } = createWager(store, { ...place, round_id, amount, details })
      await outboxSender.takeStake(code)
      return wagerFor(findWager(store, code))
    },

    async settle(wager, prize, result = null) {
      if (prize < 0n || prize > PRIZE_MAX) throw new Error(`a prize of ${prize}`)
      const message_id = settleWager(store, wager.code, prize, result)
      if (message_id === null) throw new Error(`the wager ${wager.code} has its outcome already`)
      return ended(wager.code, message_id)
    },

    async cancel(wager) {
      const message_id = cancelWager(store, wager.code, 'bet')
      if (message_id === null) throw new Error(`the wager ${wager.code} has its outcome already`)
      return ended(wager.code, message_id)
    },

    async listOpenWagers() {
      return wagersInPlay(store, { member_account, game_code: title.game_code }).map(wagerFor)
    },
  }
}

function declineTimeout(error: unknown): never {
  if (error instanceof OperatorTimeout) throw new Declined(999, 'the operator did not answer')
  throw error
}

/** @throws Declined */
export function requireRightBet({ round_id, amount }: Bet): void {
  if (!ROUND_ID.test(round_id)) throw new Error(`a round cannot be named ${round_id}`)
  if (amount <= 0n || amount > AMOUNT_MAX) throw new Declined(10002, 'the stake is out of bounds')
}

function wagerFor(row: WagerRow | null): Wager {
  if (row === null) throw new Error('a wager got lost')
  const { code, round_id, amount, details, created_at_ms } = row
  return { code, round_id, amount, details, created_at_ms }
}

function createNotes(store: Store, { member_account, title }: Session): Seat['notes'] {
  return {
    read() {
      const row = store
        .prepare('select note from note where member_account = ? and game_code = ?')
        .get(member_account, title.game_code)
      return row ? (JSON.parse(String(row.note)) as Json) : null
    },
    write(note) {
      store
        .prepare(
          `insert into note (member_account, game_code, note) values (?, ?, ?)
           on conflict (member_account, game_code) do update set note = excluded.note`,
        )
        .run(member_account, title.game_code, noteText(note))
    },
  }
}

export function noteText(note: Json): string {
  const text = JSON.stringify(note)
  if (text.length > NOTE_BYTES_MAX) throw new Error('the note is too long')
  return text
}
