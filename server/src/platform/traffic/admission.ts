import { LOAD_CLASSES, type LoadClass, SHARES } from './load-class.ts'
import { WaitingLine } from './waiting-line.ts'

/** What a call is for those who let it in. */
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
  const lines = new Map<string, WaitingLine>()
  const ofClass = LOAD_CLASSES.map((load): WaitingLine[] => {
    const rank = LOAD_CLASSES.indexOf(load)
    const isBehind = () => ofClass.slice(0, rank).some((before) => before.some((line) => line.is_standing))
    const { calls, calls_min, calls_in_batches, patience } = SHARES[load]
    const own = { wait_ms: wait_ms * patience, onShed: () => onShed(load) }
    const alone = new WaitingLine({ ...own, limit: () => (isBehind() ? calls_min : calls) })
    const in_batches = new WaitingLine({ ...own, limit: () => calls_in_batches })
    lines.set(load, alone).set(`${load} in batches`, in_batches)
    return [alone, in_batches]
  })
  const lineOf = ({ load, in_batches }: LoadKind) => lines.get(in_batches ? `${load} in batches` : load) as WaitingLine
  return {
    async enter(kind, isGone) {
      const line = lineOf(kind)
      await line.enter(isGone)
      return admittedTo(line)
    },
    enterAgain(kind) {
      const line = lineOf(kind)
      line.enterAtOnce()
      return admittedTo(line)
    },
  }
}

function admittedTo(line: WaitingLine): Admitted {
  let pauses = 0
  let has_left = false
  return {
    pause() {
      if (pauses++ === 0 && !has_left) line.leave()
    },
    resume() {
      // Of a call that was answered while it waited for a partner.
      if (--pauses === 0 && !has_left) line.enterAtOnce()
    },
    leave() {
      if (pauses === 0) line.leave()
      has_left = true
    },
  }
}
