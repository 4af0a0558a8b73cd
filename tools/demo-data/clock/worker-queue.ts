import type { OfficeDoors, SiteDoors } from '../clients.ts'
import type { Player } from '../world/simulation-world.ts'
import { atMoment, type PoolsClock } from './clock.ts'

/** Somebody whose next step may hang on what only the house knows. */
export interface Asking {
  answers: Promise<void>
}
/** Of what hangs on no player. */
export const NOBODY: Asking = { answers: Promise.resolve() }

type Work<Doors, T> = (doors: Doors) => Promise<T>

/**
 * What is done behind the agenda, on a connection with a clock of its own: one after another, each at its moment, and
 * of each player in his order. So no history depends on how fast each of the lines is.
 */
export class WorkerQueue<Doors extends { clock: PoolsClock }> {
  readonly doors: Doors
  #last: Promise<void> = Promise.resolve()

  constructor(doors: Doors) {
    this.doors = doors
  }

  /**
   * Once for all of these players, as soon as they are done with what they are at. What goes wrong is thrown where they
   * are waited for.
   */
  add(moment: number, players: readonly Player[], work: Work<Doors, void>): void {
    void this.#queue(moment, players, work)
  }

  /** The same for what somebody waits for. */
  ask<T>(moment: number, players: readonly Player[], work: Work<Doors, T>): Promise<T> {
    return this.#queue(moment, players, work)
  }

  #queue<T>(moment: number, players: readonly Player[], work: Work<Doors, T>): Promise<T> {
    const answer = Promise.all([this.#last, ...players.map(({ busy }) => busy)]).then(() => {
      this.doors.clock.set(moment)
      return atMoment(moment, () => work(this.doors))
    })
    const done = answer.then(() => undefined)
    done.catch(() => undefined)
    for (const player of players) player.busy = done
    this.#last = done
    return answer
  }

  /** Nobody is at anything here any more. */
  done(): Promise<void> {
    return this.#last
  }
}

/** What the house numbers together is done in one of them alone, so that no number depends on the others. */
export interface Lines {
  /** Who comes and goes, what he asks for, and what he does with his money but play. */
  door: WorkerQueue<SiteDoors>
  /** Slips, rolls and rounds. */
  table: WorkerQueue<SiteDoors>
  /** What the staff does. */
  office: WorkerQueue<OfficeDoors>
}

export async function allDone({ door, table, office }: Lines): Promise<void> {
  await Promise.all([door.done(), table.done(), office.done()])
}
