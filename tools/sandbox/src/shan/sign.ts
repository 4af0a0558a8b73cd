import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The operator on whose behalf we deal: its name here, and the key that both know. */
export interface Agent {
  agent_code: string
  secret_key: string
}

export type AgentAction = 'launchgame' | 'membertransactions'

export function isSignedByAgent(
  agent: Agent,
  action: AgentAction,
  call: { request_time: number; sign: string },
): boolean {
  const wanted = createHash('md5').update(`${call.request_time}${agent.secret_key}${action}${agent.agent_code}`)
  const [given, expected] = [Buffer.from(call.sign.toLowerCase()), Buffer.from(wanted.digest('hex'))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The body with its signature, as docs/shan.md describes it: fields sorted, slashes and foreign letters escaped. */
export function signBody(agent: Agent, body: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1))
  const text = [...JSON.stringify(Object.fromEntries(fields))].map(escaped).join('')
  return { ...body, signature: createHmac('md5', agent.secret_key).update(text).digest('hex') }
}

function escaped(letter: string): string {
  if (letter === '/') return '\\/'
  if (letter < '\u0080') return letter
  const units = Array.from({ length: letter.length }, (_, index) => letter.charCodeAt(index))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
