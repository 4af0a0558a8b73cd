import { LOAD_CLASSES, type LoadClass, SHARES } from './load-class.ts'
import { WaitingLine } from './waiting-line.ts'

/** The kind of a call, by which it is let in. */
export interface LoadKind {
  load: LoadClass
  /** Decided in batches with others, which have connections of their own. */
  in_batches?: true | undefined
}

/** A call that goes on. It counts until it leaves, but not while it waits for what has no part in the database. */
export interface Admitted {
  pause(): void
  resume(): void
  leave(): void
}

export interface Admission {
  /** Null where the call has to wait: nobody waits for a promise without need. */
  enterIfFree(kind: LoadKind): Admitted | null
  /** @throws Shed when its class has more calls than can be served */
  enter(kind: LoadKind, isGone: () => boolean): Promise<Admitted>
  /** A call that was let in before, and whose body came since. */
  enterAgain(kind: LoadKind): Admitted
}

interface AdmissionOptions {
  wait_ms: number
  /** A call of this class was refused. */
  onShed: (load: LoadClass) => void
}

/**
 * Lets calls in, each class within its share (load-class.ts). While a class sheds, those after it have their least: money
 * is shed last.
 */
export function createAdmission({ wait_ms, onShed }: AdmissionOptions): Admission {
  const lines = { alone: new Map<LoadClass, WaitingLine>(), in_batches: new Map<LoadClass, WaitingLine>() }
  const ofClass = LOAD_CLASSES.map((load): WaitingLine[] => {
    const rank = LOAD_CLASSES.indexOf(load)
    const isBehind = () => ofClass.slice(0, rank).some((before) => before.some((line) => line.is_standing))
    const { calls, calls_min, calls_in_batches, patience } = SHARES[load]
    const own = { wait_ms: wait_ms * patience, onShed: () => onShed(load) }
    const alone = new WaitingLine({ ...own, limit: () => (isBehind() ? calls_min : calls) })
    const in_batches = new WaitingLine({ ...own, limit: () => calls_in_batches })
    lines.alone.set(load, alone)
    lines.in_batches.set(load, in_batches)
    return [alone, in_batches]
  })
  const lineOf = ({ load, in_batches }: LoadKind) =>
    (in_batches ? lines.in_batches : lines.alone).get(load) as WaitingLine
  return {
    enterIfFree(kind) {
      const line = lineOf(kind)
      return line.enterIfFree() ? new AdmissionSlot(line) : null
    },
    async enter(kind, isGone) {
      const line = lineOf(kind)
      await line.enter(isGone)
      return new AdmissionSlot(line)
    },
    enterAgain(kind) {
      const line = lineOf(kind)
      line.enterAtOnce()
      return new AdmissionSlot(line)
    },
  }
}

/** A class, since each call has one: its methods are made once. */
class AdmissionSlot implements Admitted {
  readonly #line: WaitingLine
  #pauses = 0
  #has_left = false

  constructor(line: WaitingLine) {
    this.#line = line
  }

  pause(): void {
    if (this.#pauses++ === 0 && !this.#has_left) this.#line.leave()
  }

  resume(): void {
    // Of a call that was answered while it waited for a partner.
    if (--this.#pauses === 0 && !this.#has_left) this.#line.enterAtOnce()
  }

  leave(): void {
    if (this.#pauses === 0) this.#line.leave()
    this.#has_left = true
  }
}
