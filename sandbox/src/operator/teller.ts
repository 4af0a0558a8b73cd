import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../books/store.ts'
import {
  closeTelling,
  countAttempt,
  nextDue,
  noteTrouble,
  type Telling,
  type TellingAnswer,
  wagersWithDue,
} from '../books/tellings.ts'
import { cancelWager, markWager, readWager } from '../books/wagers.ts'
import type { Log } from '../log.ts'
import { Declined } from '../purse.ts'
import { type Operator, Unanswered } from './operator.ts'
import { verdictOf } from './verdict.ts'

/** A stake is asked for at once and twice more; a player waits no longer than that for his reels to turn. */
const STAKE_PAUSES_MS = [250, 1_000]
const PAUSE_FIRST_MS = 500
const PAUSE_MAX_MS = 30_000
/** An operator that comes back after a fall is not met by everybody at once. */
const CALLS_AT_ONCE = 16

/** Tells the operator what the books say is due, wager by wager in order, until he has answered. */
export interface Teller {
  /** @throws Declined */
  takeStake(wager_code: string): Promise<TellingAnswer>
  /** Goes on with what is due for a wager. */
  tell(wager_code: string): void
  /** The answer to a telling, when it comes within that time. */
  answerOf(telling_id: string, within_ms: number): Promise<TellingAnswer | null>
  /** What the last run of the sandbox left untold. */
  takeUp(): void
  close(): Promise<void>
}

export function openTeller(options: { store: Store; operator: Operator; log: Log }): Teller {
  const { store, operator, log } = options
  const running = new Set<string>()
  const runs = new Set<Promise<void>>()
  const waiting = new Map<string, (answer: TellingAnswer | null) => void>()
  const lanes = openLanes(CALLS_AT_ONCE)
  const closing = new AbortController()

  /** Null when it is not known what the operator did. */
  const attempt = (telling: Telling): Promise<TellingAnswer | null> =>
    lanes(async () => {
      countAttempt(store, telling.id)
      try {
        return await operator.tell(telling, readWager(store, telling.wager_code))
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error
        noteTrouble(store, telling.id, error.message)
        return null
      }
    })

  const tellDue = async (wager_code: string): Promise<void> => {
    let pause = PAUSE_FIRST_MS
    for (let telling = nextDue(store, wager_code); telling !== null; telling = nextDue(store, wager_code)) {
      const answer = await attempt(telling)
      const verdict = answer === null ? 'again' : verdictOf(store, telling, answer.code)
      if (answer !== null && verdict !== 'again') {
        closeTelling(store, telling, { state: verdict, answer })
        if (verdict === 'refused') log.warn({ id: telling.id, code: answer.code }, 'the operator refused for good')
        waiting.get(telling.id)?.(answer)
        pause = PAUSE_FIRST_MS
        continue
      }
      if (answer !== null) noteTrouble(store, telling.id, `${answer.code} ${answer.message}`)
      await sleep(pause, undefined, { signal: closing.signal, ref: false })
      pause = Math.min(pause * 2, PAUSE_MAX_MS)
    }
  }

  const tellAll = async (wager_code: string): Promise<void> => {
    try {
      await tellDue(wager_code)
    } catch (error) {
      if (!closing.signal.aborted) log.error({ err: error, wager_code }, 'a telling failed')
    } finally {
      // In the same breath in which nothing more was due: what is added later starts a new run.
      running.delete(wager_code)
    }
  }

  const tell = (wager_code: string): void => {
    if (running.has(wager_code) || closing.signal.aborted) return
    running.add(wager_code)
    const run = tellAll(wager_code).finally(() => runs.delete(run))
    runs.add(run)
  }

  return {
    tell,
    takeStake: (wager_code) => takeStake(wager_code, { store, attempt, tell, signal: closing.signal }),
    answerOf: (telling_id, within_ms) => {
      const { promise, resolve } = Promise.withResolvers<TellingAnswer | null>()
      waiting.set(telling_id, resolve)
      const timer = setTimeout(() => resolve(null), closing.signal.aborted ? 0 : within_ms)
      return promise.finally(() => {
        clearTimeout(timer)
        waiting.delete(telling_id)
      })
    },
    takeUp() {
      // Nobody waits for these stakes any more.
      for (const { code } of store.prepare(`select code from wager where status = 'asked'`).all())
        cancelWager(store, String(code), 'asked')
      for (const wager_code of wagersWithDue(store)) tell(wager_code)
    },
    async close() {
      closing.abort()
      for (const resolve of waiting.values()) resolve(null)
      await Promise.allSettled(runs)
    },
  }
}

interface StakeDesk {
  store: Store
  attempt(telling: Telling): Promise<TellingAnswer | null>
  tell(wager_code: string): void
  signal: AbortSignal
}

async function takeStake(wager_code: string, desk: StakeDesk): Promise<TellingAnswer> {
  const { store } = desk
  const telling = nextDue(store, wager_code)
  if (telling?.action !== 'BET') throw new Error(`the wager ${wager_code} has no stake to take`)
  for (const pause of [...STAKE_PAUSES_MS, null]) {
    const answer = await desk.attempt(telling)
    const verdict = answer === null ? 'again' : verdictOf(store, telling, answer.code)
    if (answer !== null && verdict !== 'again') {
      closeTelling(store, telling, { state: verdict, answer })
      markWager(store, wager_code, verdict === 'done' ? 'bet' : 'declined')
      if (verdict === 'refused') throw new Declined(answer.code, answer.message)
      return answer
    }
    if (pause !== null) await sleep(pause, undefined, { signal: desk.signal })
  }
  cancelWager(store, wager_code, 'asked')
  desk.tell(wager_code)
  throw new Declined(999, 'the operator did not answer')
}

/** At most so many at once; the others wait in the order in which they came. */
function openLanes(lanes_max: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const queue: (() => void)[] = []
  let busy = 0
  return async (work) => {
    if (busy >= lanes_max) await new Promise<void>((resolve) => queue.push(resolve))
    else busy++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else busy--
    }
  }
}
