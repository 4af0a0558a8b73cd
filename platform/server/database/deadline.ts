import { AsyncLocalStorage } from 'node:async_hooks'
import { isUnanswered, isUnavailable, Unavailable, UnknownOutcome } from './unavailable.ts'

interface Limits {
  ms: number
  /** Whether the caller asks for a change. Of one who only reads nothing can stand, whatever was written beside. */
  changes: boolean
  /** Of which share of the connections (database.ts) it takes. */
  share?: string | undefined
  /** Told when what goes on has no part in the database. */
  pauses?: Pauses | undefined
}

interface Pauses {
  pause(): void
  resume(): void
}

/** Something that can be given up at once, without an answer of the database. */
export interface Discardable {
  discard(): void
}

const NO_BATCHES: Work[] = []

const running = new AsyncLocalStorage<Work>()

/** The present call's work on the database; undefined for a program that has all the time it needs. */
export const currentWork = (): Work | undefined => running.getStore()

/**
 * All that one call asks of the database: until when it may take, and whether something of it may stand. When its time
 * is over it commits nothing more, and a connection that still owes it an answer is given up.
 */
export class Work {
  expires_at: number
  is_over = false
  readonly share: string | undefined
  readonly #ms: number
  readonly #changes: boolean
  readonly #pauses: Pauses | undefined
  #timer: NodeJS.Timeout
  /** Made by the first that is held: a call that is decided in a batch holds nothing of its own. */
  #stops: Set<() => void> | null = null
  /** Sets that this call is decided in, with others (batching/batcher.ts). */
  #batches: Work[] = NO_BATCHES
  #commits = 0
  #is_done = false
  #fail: ((error: unknown) => void) | null = null

  constructor({ ms, changes, share, pauses }: Limits) {
    this.expires_at = performance.now() + ms
    this.share = share
    this.#ms = ms
    this.#changes = changes
    this.#pauses = pauses
    this.#timer = setTimeout(() => this.expire(), ms)
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#fail = reject
      running.run(this, work).then(
        (answer) => {
          this.#end()
          resolve(answer)
        },
        (error: unknown) => {
          this.#end()
          reject(this.#asKnown(error))
        },
      )
    })
  }

  #end(): void {
    this.#is_done = true
    clearTimeout(this.#timer)
  }

  /** For work that is not the call's own: others may wait for it, too. It has its own time, and no connection of the share. */
  runApart<T>(work: () => Promise<T>): Promise<T> {
    return new Work({ ms: this.#ms, changes: false }).run(work)
  }

  /** Work without the database takes nothing of the call's time. */
  async pause<T>(work: () => Promise<T>): Promise<T> {
    clearTimeout(this.#timer)
    const left_ms = this.expires_at - performance.now()
    this.#pauses?.pause()
    try {
      return await work()
    } finally {
      this.#pauses?.resume()
      this.expires_at = performance.now() + left_ms
      if (!this.#is_done) this.#timer = setTimeout(() => this.expire(), left_ms)
    }
  }

  /** So little time is left that a batch which waits for this call would hardly be done. */
  get is_late(): boolean {
    return this.expires_at - performance.now() < this.#ms / 2
  }

  get #mayStand(): boolean {
    return this.#changes && (this.#commits > 0 || this.#batches.some((batch) => batch.#mayStand))
  }

  expire(): void {
    if (this.is_over) return
    this.is_over = true
    for (const batch of this.#batches) batch.expire()
    for (const stop of this.#stops ?? []) stop()
    this.#fail?.(this.#asKnown(new Unavailable('the time of this call is over')))
  }

  #asKnown(error: unknown): unknown {
    if (!isUnavailable(error)) return error
    const cause = error instanceof Unavailable || error instanceof UnknownOutcome ? error.cause : error
    const is_unknown = this.#mayStand || (this.#changes && error instanceof UnknownOutcome)
    return is_unknown
      ? new UnknownOutcome('a commit was sent and not answered', { cause })
      : new Unavailable('the database is not there', { cause })
  }

  /** @throws Unavailable: nothing that was answered as not done is done after that. */
  refuseIfOver(): void {
    if (this.is_over) throw new Unavailable('the time of this call is over')
  }

  /** From here on something of this call may stand. */
  beginCommit(): void {
    this.refuseIfOver()
    this.#commits++
  }

  commitFailed(error: unknown): void {
    if (!isUnanswered(error)) this.#commits--
  }

  joinBatch(batch: Work): void {
    if (this.#batches === NO_BATCHES) this.#batches = [batch]
    else this.#batches.push(batch)
  }

  /** Answers how to let go of it again. */
  hold(connection: Discardable): () => void {
    const stop = () => connection.discard()
    const stops = (this.#stops ??= new Set())
    stops.add(stop)
    return () => void stops.delete(stop)
  }
}

/**
 * Answers what `work` answers, within the time.
 * @throws Unavailable or UnknownOutcome when the database was not there, or the time is over
 */
export const withinDeadline = <T>(limits: Limits, work: () => Promise<T>): Promise<T> => new Work(limits).run(work)

/** Runs what others may wait for as well as the present call: it has a whole time of its own, and changes nothing of the call. */
export const apart = <T>(work: () => Promise<T>): Promise<T> => currentWork()?.runApart(work) ?? work()

/** For what is waited for elsewhere: a partner's answer, the drawing of a picture. It has limits of its own. */
export const untimed = <T>(work: () => Promise<T>): Promise<T> => currentWork()?.pause(work) ?? work()

/** Runs what belongs to no call. */
export const outside = <T>(work: () => Promise<T>): Promise<T> => running.exit(work)
