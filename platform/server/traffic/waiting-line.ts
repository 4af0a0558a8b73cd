/** Calls wait this long while all is well: as long as a batch of bets takes. */
const TARGET_MS = 20
/** When the oldest of a line has waited for longer than that all this time, the line stands. */
const INTERVAL_MS = 100
/** More than there are connections (bound-connections.ts). */
const WAITING_MAX = 10_000

/** The line was too long for a call; its caller is told to come back. */
export class Shed extends Error {
  override readonly name = 'Shed'
}

interface QueuedCall {
  since: number
  go: () => void
  refuse: () => void
  /** Its caller has left. */
  isGone: () => boolean
}

interface LineOptions {
  /** Calls under way at once; not always the same. */
  limit: () => number
  /** No call waits for longer. */
  wait_ms: number
  onShed: () => void
}

/**
 * Lets a limited number of calls go on at once; the others wait in the order in which they came. Once the line stands
 * (the test of CoDel, RFC 8289: its waiting time was above a target for a whole interval), the newest goes on first: those
 * who are served are served quickly, instead of everybody late. A call that was passed over is refused after `wait_ms`,
 * not at once: a caller that asks again without a pause then costs two refusals a second and no more.
 */
export class WaitingLine {
  readonly #options: LineOptions
  readonly #line = new Line()
  #under_way = 0
  #above_since: number | null = null
  #timer: NodeJS.Timeout | null = null

  constructor(options: LineOptions) {
    this.#options = options
  }

  /** Whether it is longer than can be served, and not for a moment only. */
  get is_standing(): boolean {
    return this.#above_since !== null && performance.now() - this.#above_since >= INTERVAL_MS
  }

  /** Whether the call may go on at once, which most do. */
  enterIfFree(): boolean {
    const is_free = this.#line.length === 0 && this.#under_way < this.#options.limit()
    if (is_free) this.#under_way++
    return is_free
  }

  /** Resolves when the call may go on. @throws Shed when that took too long */
  async enter(isGone: () => boolean): Promise<void> {
    if (this.enterIfFree()) return
    if (this.#line.length >= WAITING_MAX) {
      this.#options.onShed()
      throw new Shed('too many calls wait')
    }
    await new Promise<void>((go, reject) => {
      const refuse = () => reject(new Shed('waited too long'))
      this.#line.add({ since: performance.now(), go, refuse, isGone })
      this.#look()
      this.#admit()
    })
  }

  /** Counts a call that goes on whatever the line is: one that was let in before. */
  enterAtOnce(): void {
    this.#under_way++
  }

  leave(): void {
    this.#under_way--
    if (this.#line.length > 0) this.#admit()
  }

  #admit(): void {
    while (this.#under_way < this.#options.limit()) {
      const one = this.is_standing ? this.#line.takeNewest() : this.#line.takeOldest()
      this.#look()
      if (one === undefined) return
      // Nothing was begun for a caller that has left, and nobody would hear of it.
      if (one.isGone()) {
        one.refuse()
        continue
      }
      this.#under_way++
      one.go()
    }
  }

  /** After the line was changed. */
  #look(): void {
    const oldest = this.#line.oldest()
    const now = performance.now()
    if (oldest === undefined || now - oldest.since < TARGET_MS) this.#above_since = null
    else this.#above_since ??= oldest.since + TARGET_MS
    if (oldest && this.#timer === null)
      this.#timer = setTimeout(() => this.#refuseLate(), oldest.since + this.#options.wait_ms - now)
  }

  #refuseLate(): void {
    this.#timer = null
    const due = performance.now() - this.#options.wait_ms
    for (let one = this.#line.oldest(); one && one.since <= due; one = this.#line.oldest()) {
      this.#line.takeOldest()
      this.#options.onShed()
      one.refuse()
    }
    this.#look()
  }
}

/** Oldest first. Both of its ends are taken from, and none of that moves the others. */
class Line {
  #calls: (QueuedCall | undefined)[] = []
  #first = 0

  get length(): number {
    return this.#calls.length - this.#first
  }

  oldest(): QueuedCall | undefined {
    return this.#calls[this.#first]
  }

  add(one: QueuedCall): void {
    this.#calls.push(one)
  }

  takeNewest(): QueuedCall | undefined {
    return this.length === 0 ? undefined : this.#calls.pop()
  }

  takeOldest(): QueuedCall | undefined {
    const one = this.#calls[this.#first]
    if (one === undefined) return undefined
    this.#calls[this.#first++] = undefined
    if (this.#first * 2 > this.#calls.length) {
      this.#calls = this.#calls.slice(this.#first)
      this.#first = 0
    }
    return one
  }
}
