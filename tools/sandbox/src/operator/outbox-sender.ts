import { setTimeout as sleep } from 'node:timers/promises'
import {
  closeOutboxMessage,
  countAttempt,
  nextDue,
  type OperatorAnswer,
  type OutboxMessage,
  saveTrouble,
  wagersWithDue,
} from '../ledger/outbox.ts'
import type { Store } from '../ledger/store.ts'
import { cancelWager, getWager, markWager } from '../ledger/wagers.ts'
import type { Log } from '../log.ts'
import { Declined } from '../wallet.ts'
import type { Operator } from './operator.ts'
import { OperatorTimeout } from './operator-timeout.ts'
import { verdictOf } from './verdict.ts'

/** A stake is asked for at once and twice more; a player waits no longer than that for the reels to turn. */
const STAKE_PAUSES_MS = [250, 1_000]
const PAUSE_FIRST_MS = 500
const PAUSE_MAX_MS = 30_000
/** An operator that comes back after a fall is not met by everybody at once. */
const CALLS_AT_ONCE = 16

/** Sends the operator all due outbox messages, wager by wager in order, until the operator has answered. */
export interface OutboxSender {
  /** @throws Declined */
  takeStake(wager_code: string): Promise<OperatorAnswer>
  /** Goes on with what is due for a wager. */
  send(wager_code: string): void
  /** The answer to an outbox message, when it comes within that time. */
  answerOf(message_id: string, within_ms: number): Promise<OperatorAnswer | null>
  /** Sends what the last run of the sandbox did not send. */
  resume(): void
  close(): Promise<void>
}

export function openOutboxSender(options: { store: Store; operator: Operator; log: Log }): OutboxSender {
  const { store, log } = options
  const closing = new AbortController()
  const answers = createAnswers(closing.signal)
  const context: SenderContext = {
    ...options,
    signal: closing.signal,
    lanes: createLanes(CALLS_AT_ONCE),
    say: answers.say,
  }
  const runs = createRuns((wager_code) => sendDue(context, wager_code), { signal: closing.signal, log })

  return {
    send: runs.start,
    answerOf: answers.wait,
    takeStake: async (wager_code) => {
      const answer = await takeStake(context, wager_code)
      if (answer !== null) return answer
      cancelWager(store, wager_code, 'asked')
      runs.start(wager_code)
      throw new Declined(999, 'the operator did not answer')
    },
    resume() {
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

interface SenderContext {
  store: Store
  operator: Operator
  log: Log
  signal: AbortSignal
  lanes: Lanes
  say(message_id: string, answer: OperatorAnswer): void
}

/** One attempt; null when it must be repeated, since it was not done or nobody knows. */
async function attempt({ store, operator, log, lanes }: SenderContext, outboxMessage: OutboxMessage) {
  const { id, wager_code } = outboxMessage
  const answer = await lanes(async () => {
    countAttempt(store, id)
    try {
      return await operator.send(outboxMessage, getWager(store, wager_code))
    } catch (error) {
      // Money that is due must not wait for a restart, also when the fault is ours.
      if (!(error instanceof OperatorTimeout)) log.error({ err: error, id }, 'an attempt failed')
      saveTrouble(store, id, error instanceof Error ? error.message : String(error))
      return null
    }
  })
  if (answer === null) return null
  const verdict = verdictOf(store, outboxMessage, answer.code)
  if (verdict === 'again') {
    saveTrouble(store, id, `${answer.code} ${answer.message}`)
    return null
  }
  closeOutboxMessage(store, outboxMessage, { state: verdict, answer })
  if (verdict === 'refused' && outboxMessage.action !== 'BET')
    log.warn({ id, code: answer.code, action: outboxMessage.action }, 'the operator refused for good')
  return { verdict, answer }
}

/** Everything that is due for a wager, in order, until the operator has answered all of it. */
async function sendDue(context: SenderContext, wager_code: string): Promise<void> {
  let pause = PAUSE_FIRST_MS
  for (
    let outboxMessage = nextDue(context.store, wager_code);
    outboxMessage !== null;
    outboxMessage = nextDue(context.store, wager_code)
  ) {
    const told = await attempt(context, outboxMessage)
    if (told !== null) {
      context.say(outboxMessage.id, told.answer)
      pause = PAUSE_FIRST_MS
      continue
    }
    await sleep(pause, undefined, { signal: context.signal, ref: false })
    pause = Math.min(pause * 2, PAUSE_MAX_MS)
  }
}

/** Null when the operator never said whether it was taken. */
async function takeStake(context: SenderContext, wager_code: string): Promise<OperatorAnswer | null> {
  const outboxMessage = nextDue(context.store, wager_code)
  if (outboxMessage?.action !== 'BET') throw new Error(`the wager ${wager_code} has no stake to take`)
  for (const pause of [...STAKE_PAUSES_MS, null]) {
    const told = await attempt(context, outboxMessage)
    if (told !== null) {
      markWager(context.store, wager_code, told.verdict === 'done' ? 'bet' : 'declined')
      if (told.verdict === 'refused') throw new Declined(told.answer.code, told.answer.message)
      return told.answer
    }
    if (pause !== null) await sleep(pause, undefined, { signal: context.signal })
  }
  return null
}

/** One run per wager at a time. */
function createRuns(send: (wager_code: string) => Promise<void>, { signal, log }: { signal: AbortSignal; log: Log }) {
  const running = new Set<string>()
  const runs = new Set<Promise<void>>()
  const run = async (wager_code: string): Promise<void> => {
    try {
      await send(wager_code)
    } catch (error) {
      if (!signal.aborted) log.error({ err: error, wager_code }, 'an outbox message failed')
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

/** Those who wait for the operator's answer to an outbox message. */
function createAnswers(signal: AbortSignal) {
  const waiting = new Map<string, (answer: OperatorAnswer | null) => void>()
  return {
    say: (message_id: string, answer: OperatorAnswer) => waiting.get(message_id)?.(answer),
    wait(message_id: string, within_ms: number): Promise<OperatorAnswer | null> {
      const { promise, resolve } = Promise.withResolvers<OperatorAnswer | null>()
      waiting.set(message_id, resolve)
      const timer = setTimeout(() => resolve(null), signal.aborted ? 0 : within_ms)
      return promise.finally(() => {
        clearTimeout(timer)
        waiting.delete(message_id)
      })
    },
    giveUp() {
      for (const resolve of waiting.values()) resolve(null)
    },
  }
}

/** At most so many at once; the others wait in the order in which they came. */
function createLanes(lanes_max: number): Lanes {
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
