import { randomUUID } from 'node:crypto'
import { PRIZE_MAX, requireRightBet } from '../play/seat.ts'
import { Declined, type Wager, type Wallet } from '../wallet.ts'

const TOO_LITTLE_MONEY = 1001
/** Of one wallet, without an outcome. A table or a match ends within minutes; a wallet is not kept for longer ones. */
const WAGERS_MAX = 50

/** Money that was never anybody's: it is made here, and here it stays. No operator hears of it. */
export function createPlayMoney(opening: bigint): Wallet {
  let balance = opening
  const wagers = new Map<string, Wager>()
  const end = ({ code }: Wager, pays: bigint): bigint => {
    if (!wagers.delete(code)) throw new Error(`the wager ${code} has its outcome already`)
    balance += pays
    return balance
  }

  return {
    currency: 'MMK',

    async balance() {
      return balance
    },

    async bet(bet) {
      requireRightBet(bet)
      const { round_id, amount, details = null } = bet
      if (amount > balance) throw new Declined(TOO_LITTLE_MONEY, 'the wallet holds less')
      if (wagers.size >= WAGERS_MAX) throw new Declined(10002, 'too many bets wait for their outcome')
      balance -= amount
      const wager: Wager = { code: randomUUID(), round_id, amount, details, created_at_ms: Date.now() }
      wagers.set(wager.code, wager)
      return wager
    },

    async settle(wager, prize) {
      if (prize < 0n || prize > PRIZE_MAX) throw new Error(`a prize of ${prize}`)
      return end(wager, prize)
    },

    async cancel(wager) {
      return end(wager, wager.amount)
    },

    async listOpenWagers() {
      return [...wagers.values()]
    },
  }
}
