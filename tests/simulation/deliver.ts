import { setTimeout as sleep } from 'node:timers/promises'
import type { Reply } from '../support/app/start-test-app.ts'
import { count, expectSame, Mismatch, type Run } from './run.ts'

const COPIES = 5
/** The database is back at once; connections come back within some tens of milliseconds. */
const TRIES_MAX = 200
const PAUSE_MS = 10

interface Delivery {
  /** The part of an answer that is the same, however often the call is sent; without it, the status and the whole text. */
  told?: (reply: Reply) => unknown
}

/** Sends a call that may be sent again, under the fault of its step if that was not used yet. Answers the last answer. */
export async function deliver(run: Run, send: () => Promise<Reply>, { told = textOf }: Delivery = {}): Promise<Reply> {
  const { fault } = run
  run.fault = null
  if (fault === null) return send()
  count(run, `fault: ${fault}`)
  if (fault === 'copies') return sendCopies(send, told)
  const first = fault === 'refusal' ? await sendRefused(run, send) : await sendBroken(run, send, fault)
  if (isUnknown(first)) count(run, 'unknown, sent again')
  const again = await untilKnown(send)
  // A call that was acknowledged is acknowledged again, and with the same words.
  if (first.status === 200) expectSame('the answer to the same call after a fault', told(again), told(first))
  return again
}

const textOf = (reply: Reply): unknown => [reply.status, reply.text]

async function sendCopies(send: () => Promise<Reply>, told: (reply: Reply) => unknown): Promise<Reply> {
  const replies = await Promise.all(Array.from({ length: COPIES }, send))
  const [first] = replies
  if (!first) throw new Error('nothing was sent')
  for (const reply of replies) expectSame('the answers to copies of one call', told(reply), told(first))
  return first
}

async function sendBroken({ lane, fault_after_ms }: Run, send: () => Promise<Reply>, fault: string): Promise<Reply> {
  const sent = send()
  await sleep(fault_after_ms)
  await (fault === 'kill' ? lane.killConnections() : lane.crash())
  return refuseFailure(await sent)
}

async function sendRefused({ lane }: Run, send: () => Promise<Reply>): Promise<Reply> {
  await lane.refuse()
  try {
    return refuseFailure(await send())
  } finally {
    await lane.admit()
  }
}

/** Nobody knows whether it was done. */
const isUnknown = ({ status }: Reply) => status >= 500

/** Of 5xx only 503 is right. */
function refuseFailure(reply: Reply): Reply {
  if (isUnknown(reply) && reply.status !== 503) throw new Mismatch(`${reply.status} under a fault: ${reply.text}`)
  return reply
}

async function untilKnown(send: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries++) {
    const reply = refuseFailure(await send())
    if (!isUnknown(reply)) return reply
    if (tries === TRIES_MAX) throw new Mismatch(`still unknown after ${tries} tries: ${reply.text}`)
    await sleep(PAUSE_MS)
  }
}

/** After a fault the connections of the lane come back with the next calls; what is not repeatable waits for them. */
export async function settleConnections({ lane }: Run): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await Promise.all([lane.app.owner_db`select 1`, lane.app.owner_db`select 1`])
      return
    } catch (error) {
      if (tries === TRIES_MAX) throw error
      await sleep(PAUSE_MS)
    }
  }
}
