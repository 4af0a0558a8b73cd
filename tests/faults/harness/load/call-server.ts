import type { Program } from '../programs/programs.ts'
import type { Decision } from './decision.ts'

/** A caller gives up then, and does not know. */
export const CALLER_WAITS_MS = 10_000
/** A caller that is refused or cut waits a moment. */
export const PAUSE_MS = 50
const PAUSE_MS_MAX = 800
/** After so many calls in a row whose outcome is not known: in a long outage they would be thousands, each sent again afterwards. */
export const pauseAfter = (unknown: number): number => Math.min(PAUSE_MS * 2 ** Math.max(0, unknown - 1), PAUSE_MS_MAX)

/** When an answer came, how long it took, of which server; status 0 where none came. */
export interface Heard {
  at: number
  ms: number
  status: number
  /** Told that it was done; a callback is answered 200 when it was not, too. */
  is_served: boolean
  is_write: boolean
  port: number
}

/** The state that the clients of a load share. */
export interface Going {
  answers: Heard[]
  /** Sentences about answers that are wrong, whatever fault happens. */
  violations: string[]
  /** Decisions that the console has confirmed to people of the staff. */
  decisions: Decision[]
  /** Pairs of copies of which both were answered, and were judged by both answers. */
  copies: number
  /** Answers whose balances were compared with the model. */
  compared: number
  is_over: boolean
}

export interface Answer {
  status: number
  text: string
}

interface OutgoingCall {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** By status where nothing is said. */
  isServed?: (answer: Answer) => boolean
}

const byStatus = ({ status }: Answer) => status === 200

/** Null when the connection was cut or nothing came in time. */
export async function ask(server: Program | undefined, requested: OutgoingCall, going?: Going): Promise<Answer | null> {
  const { path, method = 'POST', headers = {}, body, isServed = byStatus } = requested
  const port = server?.port ?? 0
  const started = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(CALLER_WAITS_MS),
  })
    .then(async (reply) => ({ status: reply.status, text: await reply.text() }))
    .catch(() => null)
  const at = performance.now()
  const is_served = answer !== null && isServed(answer)
  going?.answers.push({
    at,
    ms: at - started,
    status: answer?.status ?? 0,
    is_served,
    is_write: method === 'POST',
    port,
  })
  return answer
}
