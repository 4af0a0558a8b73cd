import { subscriberOf } from '../http/addresses/networks.ts'
import { FairQueue, type Origin } from './fair-queue.ts'
import { Shed } from './waiting-line.ts'

interface QueueEntry extends Origin {
  since: number
  go: (error?: Error) => void
}

interface ReadTurnsOptions {
  /** Reads that begin in one turn of the event loop. */
  per_turn: number
  /** Reads that wait; of more the newest of the address with the most is refused. */
  waiting_max: number
  /** No read waits for longer. */
  wait_ms: number
  onShed: () => void
}

/**
 * The share of the event loop that reads have. Lists that are packed already need no database, so no share of connections
 * holds them: three hundred connections that read without a pause took four fifths of the time of those who bet. Here only
 * so many reads begin in one turn of the loop, and addresses take turns: what others want is served in between, and a
 * household waits behind one read of each other address, however many that one has sent.
 */
export class ReadTurns {
  readonly #options: ReadTurnsOptions
  readonly #queue: FairQueue<QueueEntry>
  #left: number
  #is_turn_set = false

  constructor(options: ReadTurnsOptions) {
    this.#options = options
    this.#queue = new FairQueue(options.waiting_max)
    this.#left = options.per_turn
  }

  /** Calls `go` at once or in a later turn; with a Shed where that took too long. */
  enter(address: string, go: (error?: Error) => void): void {
    if (!this.#is_turn_set) {
      this.#is_turn_set = true
      setImmediate(this.#turn)
    }
    if (this.#left > 0 && this.#queue.size === 0) {
      this.#left--
      return go()
    }
    const evicted = this.#queue.add({ address, network: subscriberOf(address), since: performance.now(), go })
    if (evicted) this.#shed(evicted)
  }

  readonly #turn = (): void => {
    this.#left = this.#options.per_turn
    this.#is_turn_set = this.#queue.size > 0
    if (this.#is_turn_set) setImmediate(this.#turn)
    for (let read = this.#take(); read !== null; read = this.#take()) {
      this.#left--
      if (performance.now() - read.since > this.#options.wait_ms) this.#shed(read)
      else read.go()
    }
  }

  #take(): QueueEntry | null {
    return this.#left > 0 ? this.#queue.take() : null
  }

  #shed(read: QueueEntry): void {
    this.#options.onShed()
    read.go(new Shed('too many reads wait'))
  }
}
