import type { Reply } from '../support/app/start-test-app.ts'
import { deliver } from './deliver.ts'
import type { Verdict } from './model/state.ts'
import { expectSame, expectVerdict, playerOf, type Run } from './run.ts'

export interface KeyedCall {
  name: string
  player: number
  path: string
  body: object
  /** The same request with another content; `other_path` where the path says what is asked for. */
  other?: object
  other_path?: string
  told: (reply: Reply) => unknown
  expected: Verdict
}

/** A player's call under an idempotency key, sent by way of the step's fault. Answers the answer of one that was done. */
export async function sendKeyed(run: Run, call: KeyedCall): Promise<Reply | null> {
  const key = run.key()
  const send = senderOf(run, call, key)
  const told = (reply: Reply) =>
    reply.status === 200 ? call.told(reply) : [reply.status, reply.body.code ?? reply.body]
  const reply = await deliver(run, send, { told })
  expectVerdict(`${call.name} by player ${call.player}`, reply, call.expected)
  if (call.expected !== null) return null
  const { path, other = call.body, other_path = path } = call
  const sendOther = senderOf(run, { ...call, path: other_path, body: other }, key)
  run.keyed.push({ name: call.name, player: call.player, send, sendOther, told, first: told(reply) })
  return reply
}

/** Each time to the server that runs then. */
export function senderOf(run: Run, call: Pick<KeyedCall, 'player' | 'path' | 'body'>, idempotency_key: string) {
  return (): Promise<Reply> => {
    const { token, address } = playerOf(run, call.player)
    return run.lane.app.call('POST', call.path, { token, address, body: call.body, idempotency_key })
  }
}

/**
 * Several calls at once, each with a key of its own, of which a limit lets some through. `decide` asks the model, and
 * does in it what is not refused: every call that was done has to be possible, and every one that was refused has to be
 * impossible afterwards, since these limits only shrink.
 */
export async function rush(
  run: Run,
  {
    name,
    calls,
    decide,
    refusalOf = codeOf,
  }: {
    name: string
    calls: Pick<KeyedCall, 'player' | 'path' | 'body'>[]
    decide: (place: number, reply: Reply | null) => unknown
    refusalOf?: (reply: Reply) => unknown
  },
): Promise<void> {
  const replies = await Promise.all(calls.map((call) => senderOf(run, call, run.key())()))
  for (const [place, reply] of replies.entries()) {
    if (reply.status === 200) expectVerdict(`${name}, done`, reply, asVerdict(decide(place, reply)))
  }
  for (const [place, reply] of replies.entries()) {
    if (reply.status !== 200) expectSame(`${name}, refused`, refusalOf(reply), decide(place, null))
  }
}

const asVerdict = (decided: unknown) => (decided === null ? null : JSON.stringify(decided))

const codeOf = ({ body }: Reply): unknown => body.code ?? body
