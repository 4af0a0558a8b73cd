import { setTimeout as sleep } from 'node:timers/promises'
import type { Intent, Journal } from './journal.ts'
import { send, settle } from './load.ts'
import { OPERATIONS } from './operations.ts'
import type { Program, Stage } from './stage.ts'

/** Of the acknowledged operations of a kind so many are sent again. */
const REPEATED_MAX = 100
const TRIES = 40
const PAUSE_MS = 250
const AT_ONCE = 8

export interface Result {
  acknowledged: number
  refused: number
  /** Before they were sent again. */
  unknown: number
  lost: string[]
  doubled: string[]
  /** Answers to a repeated operation that are not the first one. */
  changed: string[]
  /** What the reconciliation found. */
  differences: string[]
}

/** Sends the same operations again, and compares what the callers know with what the database has. */
export async function checkAll(stage: Stage, journal: Journal): Promise<Result> {
  const of = (outcome: Intent['outcome']) => journal.intents.filter((intent) => intent.outcome === outcome)
  const unknown = of('unknown')
  await inTurn(unknown, (intent, server) => untilKnown(stage, journal, { intent, server }), stage)
  const changed: string[] = []
  for (const { kind } of OPERATIONS) {
    const known = of('acknowledged').filter((intent) => intent.kind === kind && !unknown.includes(intent))
    await inTurn(
      known.slice(-REPEATED_MAX),
      async (intent, server) => {
        const again = await send(intent, server)
        if (!isSame(intent, again?.text ?? null))
          changed.push(`${kind} ${intent.key}: ${difference(intent, again?.text)}`)
      },
      stage,
    )
  }
  const [lost, doubled] = [[] as string[], [] as string[]]
  for (const { kind, done } of OPERATIONS) {
    const times = new Map<string, number>()
    for (const key of await done(stage.db)) times.set(key, (times.get(key) ?? 0) + 1)
    for (const intent of journal.intents.filter((one) => one.kind === kind)) {
      const count = times.get(intent.key) ?? 0
      if (intent.outcome === 'acknowledged' && count === 0) lost.push(`${kind} ${intent.key}`)
      if (intent.outcome === 'unknown') lost.push(`${kind} ${intent.key}: still unknown`)
      if (count > 1 || (intent.outcome === 'refused' && count > 0))
        doubled.push(`${kind} ${intent.key}: ${count} times`)
      times.delete(intent.key)
    }
    for (const key of times.keys()) doubled.push(`${kind} ${key}: nobody asked for it`)
  }
  return {
    acknowledged: of('acknowledged').length,
    refused: of('refused').length,
    unknown: unknown.length,
    lost,
    doubled,
    changed,
    differences: await stage.differences(),
  }
}

async function untilKnown(
  stage: Stage,
  journal: Journal,
  { intent, server }: { intent: Intent; server: Program },
): Promise<void> {
  for (let tries = 0; tries < TRIES && intent.outcome === 'unknown'; tries++) {
    if (tries > 0) await sleep(PAUSE_MS)
    settle(journal, intent, await send(intent, stage.servers[(intent.id + tries) % stage.servers.length] ?? server))
  }
}

/**
 * A callback's second answer says that it is the second; the balance that goes with it is today's, and so is what an
 * exchange says of the balances that it did not move.
 */
function isSame(intent: Intent, again: string | null): boolean {
  if (intent.kind === 'callback') return again?.includes('"code":1003') ?? false
  const told = (text: string | null) => text?.replaceAll(/,"(?:held|bonus)_balance":[\d.]+/g, '')
  return told(again) === told(intent.answer)
}

const SHOWN = 80

/** Both answers from where they begin to differ. */
function difference({ answer }: Intent, again = 'no answer'): string {
  const first = [...(answer ?? '')].findIndex((letter, index) => letter !== again[index])
  const from = Math.max(0, first - SHOWN / 4)
  return `${answer?.slice(from, from + SHOWN)} … then ${again.slice(from, from + SHOWN)}`
}

async function inTurn(
  intents: Intent[],
  work: (intent: Intent, server: Program) => Promise<void>,
  stage: Stage,
): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let intent = intents[next++]; intent; intent = intents[next++]) {
      const server = stage.servers[intent.id % stage.servers.length]
      if (server) await work(intent, server)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
