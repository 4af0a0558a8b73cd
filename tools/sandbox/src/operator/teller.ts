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
import type { Operator } from './operator.ts'
import { Unanswered } from './unanswered.ts'
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
  const { store, log } = options
  const closing = new AbortController()
  const answers = openAnswers(closing.signal)
  const desk: Desk = { ...options, signal: closing.signal, lanes: openLanes(CALLS_AT_ONCE), say: answers.say }
  const runs = openRuns((wager_code) => tellDue(desk, wager_code), { signal: closing.signal, log })

  return {
    tell: runs.start,
    answerOf: answers.wait,
    takeStake: async (wager_code) => {
      const answer = await takeStake(desk, wager_code)
      if (answer !== null) return answer
      cancelWager(store, wager_code, 'asked')
      runs.start(wager_code)
      throw new Declined(999, 'the operator did not answer')
    },
    takeUp() {
      // Nobody waits for these stakes any more.
      for (const { code } of store.prepare(`select code from wager where status = 'asked'`).all())
        cancelWager(store, String(code), 'asked')
      for (const wager_code of wagersWithDue(store)) runs.start(wager_code)
    },
    async close() {
      closing.abort()
      answers.giveUp()
      await runs.ended()
    },
  }
}

type Lanes = <Result>(work: () => Promise<Result>) => Promise<Result>

interface Desk {
  store: Store
  operator: Operator
  log: Log
  signal: AbortSignal
  lanes: Lanes
  say(telling_id: string, answer: TellingAnswer): void
}

/** One attempt; null when it must be repeated, since it was not done or nobody knows. */
async function attempt({ store, operator, log, lanes }: Desk, telling: Telling) {
  const { id, wager_code } = telling
  const answer = await lanes(async () => {
    countAttempt(store, id)
    try {
      return await operator.tell(telling, readWager(store, wager_code))
    } catch (error) {
      // Money that is due must not wait for a restart, also when the fault is ours.
      if (!(error instanceof Unanswered)) log.error({ err: error, id }, 'an attempt failed')
      noteTrouble(store, id, error instanceof Error ? error.message : String(error))
      return null
    }
  })
  if (answer === null) return null
  const verdict = verdictOf(store, telling, answer.code)
  if (verdict === 'again') {
    noteTrouble(store, id, `${answer.code} ${answer.message}`)
    return null
  }
  closeTelling(store, telling, { state: verdict, answer })
  if (verdict === 'refused' && telling.action !== 'BET')
    log.warn({ id, code: answer.code, action: telling.action }, 'the operator refused for good')
  return { verdict, answer }
}

/** Everything that is due for a wager, in order, until the operator has answered all of it. */
async function tellDue(desk: Desk, wager_code: string): Promise<void> {
  let pause = PAUSE_FIRST_MS
  for (let telling = nextDue(desk.store, wager_code); telling !== null; telling = nextDue(desk.store, wager_code)) {
    const told = await attempt(desk, telling)
    if (told !== null) {
      desk.say(telling.id, told.answer)
      pause = PAUSE_FIRST_MS
      continue
    }
    await sleep(pause, undefined, { signal: desk.signal, ref: false })
    pause = Math.min(pause * 2, PAUSE_MAX_MS)
  }
}

/** Null when the operator never said whether he took it. */
async function takeStake(desk: Desk, wager_code: string): Promise<TellingAnswer | null> {
  const telling = nextDue(desk.store, wager_code)
  if (telling?.action !== 'BET') throw new Error(`the wager ${wager_code} has no stake to take`)
  for (const pause of [...STAKE_PAUSES_MS, null]) {
    const told = await attempt(desk, telling)
    if (told !== null) {
      markWager(desk.store, wager_code, told.verdict === 'done' ? 'bet' : 'declined')
      if (told.verdict === 'refused') throw new Declined(told.answer.code, told.answer.message)
      return told.answer
    }
    if (pause !== null) await sleep(pause, undefined, { signal: desk.signal })
  }
  return null
}

/** One run per wager at a time. */
function openRuns(tell: (wager_code: string) => Promise<void>, { signal, log }: { signal: AbortSignal; log: Log }) {
  const running = new Set<string>()
  const runs = new Set<Promise<void>>()
  const run = async (wager_code: string): Promise<void> => {
    try {
      await tell(wager_code)
    } catch (error) {
      if (!signal.aborted) log.error({ err: error, wager_code }, 'a telling failed')
    } finally {
      // In the same breath in which nothing more was due: what is added later starts a new run.
      running.delete(wager_code)
    }
  }
  return {
    start(wager_code: string): void {
      if (running.has(wager_code) || signal.aborted) return
      running.add(wager_code)
      const started = run(wager_code).finally(() => runs.delete(started))
      runs.add(started)
    },
    ended: () => Promise.allSettled(runs),
  }
}

/** Who waits for the operator's word on a telling. */
function openAnswers(signal: AbortSignal) {
  const waiting = new Map<string, (answer: TellingAnswer | null) => void>()
  return {
    say: (telling_id: string, answer: TellingAnswer) => waiting.get(telling_id)?.(answer),
    wait(telling_id: string, within_ms: number): Promise<TellingAnswer | null> {
      const { promise, resolve } = Promise.withResolvers<TellingAnswer | null>()
      waiting.set(telling_id, resolve)
      const timer = setTimeout(() => resolve(null), signal.aborted ? 0 : within_ms)
      return promise.finally(() => {
        clearTimeout(timer)
        waiting.delete(telling_id)
      })
    },
    giveUp() {
      for (const resolve of waiting.values()) resolve(null)
    },
  }
}

/** At most so many at once; the others wait in the order in which they came. */
function openLanes(lanes_max: number): Lanes {
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
