/**
 * The actions that a game may take on a member's money. All happen at the operator, by callbacks; the sandbox keeps no money,
 * but for the play money of guests (demo/play-money.ts), which is worth nothing. Amounts are whole numbers of 1/10000
 * of the session's currency unit.
 */
export interface Wallet {
  /** MMK, MMK2 (a unit is 1000 Ks) or MMK3 (a unit is 100 Ks). */
  currency: string
  /** @throws Declined */
  balance(): Promise<bigint>
  /**
   * Takes the stake. When the operator never answers, the bet is taken back there until it does, and the
   * game hears that it was declined: no outcome may be shown for it.
   * @throws Declined
   */
  bet(bet: Bet): Promise<Wager>
  /**
   * Fixes the outcome: from here on it survives a restart, and it is sent until the operator answers.
   * Zero is a lost bet and must be settled too. Answers the balance, or null when the operator has not
   * answered yet: the screen then says that the prize is on its way.
   */
  settle(wager: Wager, prize: bigint, result?: Json): Promise<bigint | null>
  /** Gives the stake of an unsettled wager back, in the same way. */
  cancel(wager: Wager): Promise<bigint | null>
  /** Bets of this session's title by this member that were neither settled nor cancelled, oldest first. */
  listOpenWagers(): Promise<Wager[]>
}

export interface Bet {
  /** The game's own name of the round; several bets may share one. Letters, digits and dashes, at most 60. */
  round_id: string
  amount: bigint
  /** The subject of the bet; it is kept with the wager and given back with it, also after a restart. */
  details?: Json
}

export interface Wager {
  code: string
  round_id: string
  amount: bigint
  details: Json
  created_at_ms: number
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** The operator's refusal, or the sandbox's own. The codes are in docs/seamless.md. */
export class Declined extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
