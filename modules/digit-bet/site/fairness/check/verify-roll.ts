/**
 * Recomputes one roll from its proof, in the player's own browser. Nothing here asks the server
 * anything: a proof that was saved years ago is checked by the same lines (docs/fairness.md).
 */
import type { FairBet } from '#digit-bet/contract/player.ts'
import { betWins } from '#digit-bet/contract/rules.ts'

export type StepName = 'link' | 'commitment' | 'signature' | 'number' | 'sum' | 'outcome'
/** `unknown`: this browser has no Ed25519, so the step can only be made offline. */
export type Verdict = 'right' | 'wrong' | 'unknown'
export interface Step {
  name: StepName
  verdict: Verdict
  /** The value that was computed here, to be shown beside the server's. */
  computed: string
}

/** A byte from 250 on is passed over: 256 is no multiple of ten, and 0–5 would come up more often. */
const FAIR_BYTES = 250
/** The platform promises at most this many rolls per series; a proof that claims more is not walked. */
const WALK_MAX = 1_000_000

type Bytes = Uint8Array<ArrayBuffer>

const fromText = (text: string): Bytes => new TextEncoder().encode(text)

export function fromHex(hex: string): Bytes {
  if (!/^(?:[0-9a-f]{2})+$/.test(hex)) throw new RangeError('not hex')
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export const toHex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

/** The server contribution s, and how it came about: the round and the byte that was taken. */
export async function serverContribution(seed: string, words: { epoch: string; client_seed: string; n: number }) {
  const key = await crypto.subtle.importKey('raw', fromHex(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  for (let round = 0; ; round++) {
    const message = `v1:${words.epoch}:${words.client_seed}:${words.n}:${round}`
    const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, fromText(message)))
    const byte = bytes.find((candidate) => candidate < FAIR_BYTES)
    if (byte !== undefined) return { s: byte % 10, byte, round, message, hmac: toHex(bytes) }
  }
}

/** h_0 of the series, by n steps back from the seed of roll n. */
export async function commitmentOf(seed: string, n: number): Promise<string> {
  if (!Number.isInteger(n) || n < 1 || n > WALK_MAX) throw new RangeError('no such roll')
  let hash = fromHex(seed)
  for (let step = 0; step < n; step++) hash = await sha256(hash)
  return toHex(hash)
}

async function signatureVerdict(proof: FairBet): Promise<Verdict> {
  const key = await crypto.subtle
    .importKey('spki', fromBase64(proof.public_key), { name: 'Ed25519' }, false, ['verify'])
    .catch(() => null)
  if (!key) return 'unknown'
  const signed = fromText(`thazin-digit-bet:${proof.fair.epoch}:${proof.commitment}`)
  const holds = await crypto.subtle.verify({ name: 'Ed25519' }, key, fromBase64(proof.signature), signed)
  return holds ? 'right' : 'wrong'
}

const verdictOf = (holds: boolean): Verdict => (holds ? 'right' : 'wrong')

/** A step that cannot even be computed from a damaged proof is wrong, not an exception. */
async function step(name: StepName, compute: () => Promise<Omit<Step, 'name'>>): Promise<Step> {
  return { name, ...(await compute().catch(() => ({ verdict: 'wrong' as const, computed: '' }))) }
}

/** Every step of the check, in the order in which it is explained. */
export async function verifyRoll(proof: FairBet): Promise<Step[]> {
  const { fair, bet } = proof
  return [
    await step('link', async () => {
      const hash = toHex(await sha256(fromHex(fair.seed_h_n)))
      return { verdict: verdictOf(hash === fair.prev_hash), computed: hash }
    }),
    await step('commitment', async () => {
      const start = await commitmentOf(fair.seed_h_n, fair.n)
      return { verdict: verdictOf(start === proof.commitment), computed: start }
    }),
    await step('signature', async () => ({ verdict: await signatureVerdict(proof), computed: proof.signature })),
    await step('number', async () => {
      const own = await serverContribution(fair.seed_h_n, fair)
      return { verdict: verdictOf(own.s === fair.s), computed: `${own.message} → ${own.byte} → ${own.s}` }
    }),
    await step('sum', async () => {
      const { s } = await serverContribution(fair.seed_h_n, fair)
      const roll = (s + fair.rolled_number) % 10
      const holds = roll === fair.roll && roll === bet.rolledNumber
      return {
        verdict: verdictOf(holds),
        computed: `${s} + ${fair.rolled_number} = ${s + fair.rolled_number} → ${roll}`,
      }
    }),
    await step('outcome', async () => {
      const outcome = betWins({ bet_type: bet.betType, digit: bet.digit }, fair.roll) ? 'win' : 'lose'
      return { verdict: verdictOf(outcome === bet.outcome), computed: outcome }
    }),
  ]
}
