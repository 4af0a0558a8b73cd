import { randomBytes } from 'node:crypto'
import type { Seat, Session } from '../../game.ts'
import type { Title } from '../../title.ts'
import { TITLES } from '../../titles.ts'
import { type Bet, Declined, type Json, type Wager, type Wallet } from '../../wallet.ts'

const START = 1_000_000_0000n

/** A member's wallet and open bets in memory: what a game's calls need of the sandbox, and no more. */
export class TestWallet implements Wallet {
  readonly currency: string
  money = START
  /** Every prize and returned stake, oldest first. */
  paid: { code: string; amount: bigint; how: 'settled' | 'cancelled' }[] = []
  bets: bigint[] = []
  #open = new Map<string, Wager>()

  constructor(currency = 'MMK') {
    this.currency = currency
  }

  async balance(): Promise<bigint> {
    return this.money
  }

  async bet({ round_id, amount, details = null }: Bet): Promise<Wager> {
    if (amount > this.money) throw new Declined(1001, 'Insufficient Balance')
    this.money -= amount
    this.bets.push(amount)
    const wager = { code: randomBytes(8).toString('hex'), round_id, amount, details, created_at_ms: Date.now() }
    this.#open.set(wager.code, wager)
    return wager
  }

  async settle(wager: Wager, prize: bigint): Promise<bigint | null> {
    return this.#close(wager, prize, 'settled')
  }

  async cancel(wager: Wager): Promise<bigint | null> {
    return this.#close(wager, wager.amount, 'cancelled')
  }

  async listOpenWagers(): Promise<Wager[]> {
    return [...this.#open.values()]
  }

  #close(wager: Wager, amount: bigint, how: 'settled' | 'cancelled'): bigint {
    if (!this.#open.delete(wager.code)) throw new Error(`${wager.code} was closed before`)
    this.money += amount
    this.paid.push({ code: wager.code, amount, how })
    return this.money
  }
}

export interface TestSeat extends Seat {
  wallet: TestWallet
}

export function seatAt(chosen: Partial<Title> & { kind: Title['kind'] }, currency = 'MMK'): TestSeat {
  const title = TITLES.find(
    ({ kind, game_code }) => kind === chosen.kind && game_code === (chosen.game_code ?? game_code),
  )
  if (!title) throw new Error(`no title ${chosen.game_code} of kind ${chosen.kind}`)
  let note: Json = null
  const session: Session = {
    token: randomBytes(16).toString('hex'),
    member_account: 'TZ00000001',
    title,
    currency,
    language: 'en',
    lobby_url: 'http://localhost:3000/',
  }
  return {
    session,
    wallet: new TestWallet(currency),
    notes: { read: () => structuredClone(note), write: (next) => (note = structuredClone(next)) },
  }
}
