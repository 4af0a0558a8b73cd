import { wait } from './motion.ts'

/** The operator refused: nothing was played. */
export class Refused extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** No answer came in spite of all patience; what was asked for may have happened. */
export class Timeout extends Error {}

const PATIENCE_MS = 12_000
const TRIES = 6
const PAUSE_MS = 700

/** Told when an answer is late, and when it came. */
let onTrouble: (is_troubled: boolean) => void = () => {}

export function watchTrouble(watcher: (is_troubled: boolean) => void): void {
  onTrouble = watcher
}

/**
 * Asks the game's server, and asks for the same again while no answer comes: rounds carry an id of
 * their own, so that nothing is played twice.
 * @throws Refused, Timeout
 */
export async function ask<Answer>(call: string, body: object = {}): Promise<Answer> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const answer = await attempt(call, body)
    if (answer) {
      onTrouble(false)
      const told = (await answer.json().catch(() => ({}))) as Answer & { code?: number; message?: string }
      if (answer.ok) return told
      throw new Refused(told.code ?? answer.status, told.message ?? '')
    }
    onTrouble(true)
    await wait(PAUSE_MS * tries)
  }
  throw new Timeout(call)
}

/** null when there was no answer, or one that says no more than that something broke on the way. */
async function attempt(call: string, body: object): Promise<Response | null> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    const answer = await fetch(call, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify(body),
      signal: patience.signal,
    })
    return answer.status >= 500 ? null : answer
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** A name for a round. randomUUID is only there on https. */
export function newRoundId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
