import type { Money } from '#platform/contract/money.ts'

/** All that can be bet on: '00' to '99'. */
const NUMBERS = 100

/** A player's stakes on the numbers of a draw. A slip has few of the hundred, so only those are read and written as amounts. */
export class PlayerStakes {
  readonly #units: string[]

  /** As PostgreSQL writes the row, without its braces; without it nothing. */
  constructor(text?: string) {
    this.#units = text === undefined ? Array.from({ length: NUMBERS }, () => '0') : text.split(',')
  }

  on(digits: string): Money {
    return BigInt(this.#units[Number(digits)] ?? 0)
  }

  add(digits: string, stake: Money): void {
    this.#units[Number(digits)] = String(this.on(digits) + stake)
  }

  toString(): string {
    return this.#units.join(',')
  }
}
