import type { ConsoleClient, SiteClient } from '../clients.ts'
import { atMoment, type PoolsClock } from './clock.ts'

/** A player or bot whose next step may depend on an answer that only the platform has. */
export interface Participant {
  answers: Promise<void>
}
/** Of events that depend on no player. */
export const NOBODY: Participant = { answers: Promise.resolve() }

/** A player whose calls run one after another. */
export interface Caller {
  /** The player's calls that are under way. */
  busy: Promise<void>
}

type Work<Client, T> = (client: Client) => Promise<T>

/**
 * Calls that run behind the event queue, on a connection with a clock of its own: one after another, each at its
 * moment, and those of one player in their order. So no history depends on how fast each of the queues is.
 */
export class WorkerQueue<Client extends { clock: PoolsClock }> {
  readonly client: Client
  #last: Promise<void> = Promise.resolve()

  constructor(client: Client) {
    this.client = client
  }

  /** Once for all of these players, after their earlier calls. An error is thrown where the players are awaited. */
  add(moment: number, players: readonly Caller[], work: Work<Client, void>): void {
    void this.#queue(moment, players, work)
  }

  /** The same for what somebody waits for. */
  ask<T>(moment: number, players: readonly Caller[], work: Work<Client, T>): Promise<T> {
    return this.#queue(moment, players, work)
  }

  #queue<T>(moment: number, players: readonly Caller[], work: Work<Client, T>): Promise<T> {
    const answer = Promise.all([this.#last, ...players.map(({ busy }) => busy)]).then(() => {
      this.client.clock.set(moment)
      return atMoment(moment, () => work(this.client))
    })
    const done = answer.then(() => undefined)
    done.catch(() => undefined)
    for (const player of players) player.busy = done
    this.#last = done
    return answer
  }

  /** All calls of this queue have ended. */
  done(): Promise<void> {
    return this.#last
  }
}

/** Rows that the platform numbers in one sequence come from one queue alone: so no number depends on the other queues. */
export interface WorkerQueues {
  /** Registrations, logins, cashier requests and exchanges of players. */
  account: WorkerQueue<SiteClient>
  /** Slips, rolls and rounds. */
  play: WorkerQueue<SiteClient>
  /** The work of the staff. */
  staff: WorkerQueue<ConsoleClient>
}

export async function allDone({ account, play, staff }: WorkerQueues): Promise<void> {
  await Promise.all([account.done(), play.done(), staff.done()])
}
