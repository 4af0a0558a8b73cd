import type { PoolsClock } from './clock.ts'
import type { SiteDoors } from './doors.ts'
import type { Player } from './town.ts'

/**
 * What players do that the house gives no number to (they come in, move money between their balances, play) goes on
 * beside everything else, on connections with a clock of their own: one after another, each at its moment. Whatever
 * else is about a player waits for it, so that no history depends on how fast either of the two is.
 */
export class Line {
  readonly doors: SiteDoors
  readonly #clock: PoolsClock
  #last: Promise<void> = Promise.resolve()

  constructor(doors: SiteDoors, clock: PoolsClock) {
    this.doors = doors
    this.#clock = clock
  }

  /** Once for all of these players, whose earlier business is done. What goes wrong is thrown where they are waited for. */
  add(moment: number, players: readonly Player[], work: () => Promise<void>): void {
    const done = this.#last.then(async () => {
      await this.#clock.set(moment)
      await work()
    })
    done.catch(() => undefined)
    for (const player of players) player.busy = done
    this.#last = done
  }

  /** Nobody is at anything any more. */
  done(): Promise<void> {
    return this.#last
  }
}
