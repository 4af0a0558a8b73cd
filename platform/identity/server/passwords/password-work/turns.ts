import { untimed } from '#platform/server/database/deadline.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { FairQueue, type Origin } from '#platform/server/traffic/fair-queue.ts'

/** Each has its share of the turns, and places of its own to wait. */
const LANES = ['players', 'staff', 'registrations'] as const

export interface Visitor extends Origin {
  lane: (typeof LANES)[number]
  /** Whether the account was used from this address before; asked only where others wait. */
  isKnown: () => Promise<boolean>
}

export interface TurnLimits {
  /** One's password is hashed while the other one's rows are read. */
  under_way_max: number
  known_max: number
  unknown_max: number
  /** After as long a wait the server says that it is busy: nobody looks at a form for longer. */
  wait_ms_max: number
  /** Before this moment nobody unknown begins. */
  restedAt: () => number
}

/** With fewer unknown ones before it, a login is not worth the question whether it is known. */
const ASKED_FROM = 2
/** The known go first, but they do not keep the others out. */
const KNOWN_IN_A_ROW_MAX = 3

interface PasswordTurn extends Origin {
  start: () => void
  refuse: () => void
}

class Lane {
  readonly known: FairQueue<PasswordTurn>
  readonly unknown: FairQueue<PasswordTurn>
  /** Turns of the known since an unknown one had one. */
  #in_a_row = 0

  constructor({ known_max, unknown_max }: TurnLimits) {
    this.known = new FairQueue(known_max)
    this.unknown = new FairQueue(unknown_max)
  }

  take(isRested: () => boolean): PasswordTurn | null {
    const is_strangers_turn = this.#in_a_row >= KNOWN_IN_A_ROW_MAX || this.known.size === 0
    if (is_strangers_turn && this.unknown.size > 0 && isRested()) {
      this.#in_a_row = 0
      return this.unknown.take()
    }
    this.#in_a_row++
    return this.known.take()
  }
}

/**
 * Lets those who try or choose a password work in turn. A lane's turns go to the known first; among equals networks
 * take turns. There is no place beyond the limits, and one without a place is refused before anything is done.
 */
export class Turns {
  readonly #limits: TurnLimits
  readonly #lanes: Lane[]
  /** The lane of the last turn. */
  #last = 0
  #under_way = 0
  #rest: NodeJS.Timeout | null = null

  constructor(limits: TurnLimits) {
    this.#limits = limits
    this.#lanes = LANES.map(() => new Lane(limits))
  }

  /** @throws Problem busy, and then `work` was not begun */
  async take<T>(visitor: Visitor, work: () => Promise<T>): Promise<T> {
    const { known, unknown } = this.#lanes[LANES.indexOf(visitor.lane)] as Lane
    const is_known = unknown.size >= ASKED_FROM && (await visitor.isKnown())
    await untimed(() => this.#wait(is_known ? known : unknown, visitor))
    try {
      return await work()
    } finally {
      this.#under_way--
      this.#startNext()
    }
  }

  #wait(queue: FairQueue<PasswordTurn>, { address, network }: Origin): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (then: () => void) => () => {
        clearTimeout(overdue)
        then()
      }
      const refuse = end(() => reject(new Problem('busy')))
      const waiting: PasswordTurn = { address, network, start: end(resolve), refuse }
      const overdue = setTimeout(() => {
        if (queue.remove(waiting)) refuse()
      }, this.#limits.wait_ms_max)
      queue.add(waiting)?.refuse()
      this.#startNext()
    })
  }

  #startNext(): void {
    while (this.#under_way < this.#limits.under_way_max) {
      const next = this.#takeNext()
      if (next === null) return
      this.#under_way++
      next.start()
    }
  }

  #takeNext(): PasswordTurn | null {
    for (let step = 1; step <= LANES.length; step++) {
      const place = (this.#last + step) % LANES.length
      const next = (this.#lanes[place] as Lane).take(() => this.#isRested())
      if (next === null) continue
      this.#last = place
      return next
    }
    return null
  }

  #goOn(): void {
    this.#rest = null
    this.#startNext()
  }

  #isRested(): boolean {
    const rest_ms = this.#limits.restedAt() - performance.now()
    if (rest_ms <= 0) return true
    if (this.#rest === null) this.#rest = setTimeout(() => this.#goOn(), Math.ceil(rest_ms))
    return false
  }
}
