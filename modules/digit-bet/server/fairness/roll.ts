import { hash } from 'node:crypto'

/** Seeds kept between two checkpoints; a bet then costs at most this many hashes. */
export const CHECKPOINT_EVERY = 32
const SEED_BYTES = 32
/** The largest multiple of ten that a byte can hold: higher bytes would favour small digits. */
const UNBIASED_BELOW = 250

function sha256(bytes: Buffer): Buffer {
  return hash('sha256', bytes, 'buffer')
}

/**
 * A series of seeds h_1 … h_length, each the SHA-256 of the one after it. `commitment` is h_0.
 * `checkpoints` are h_CHECKPOINT_EVERY, h_2·CHECKPOINT_EVERY … and h_length.
 */
export function deriveSeeds(last_seed: Buffer, length: number): { commitment: Buffer; checkpoints: Buffer } {
  const kept: Buffer[] = []
  let seed = last_seed
  for (let n = length; n > 0; n--) {
    if (n === length || n % CHECKPOINT_EVERY === 0) kept.unshift(seed)
    seed = sha256(seed)
  }
  return { commitment: seed, checkpoints: Buffer.concat(kept) }
}

/** A run of a series that was unfolded from its checkpoint. */
export interface SeedRun {
  first: number
  /** h_first … h_last, one behind the other: thousands of runs are kept, and each buffer of its own costs ten times its bytes. */
  seeds: Buffer
}

/** The run that holds h_n, from h_(multiple of CHECKPOINT_EVERY) on, so that h_(n-1) is in it too. */
export function unfoldRun(checkpoints: Buffer, length: number, n: number): SeedRun {
  const block = Math.floor((n - 1) / CHECKPOINT_EVERY)
  const first = block * CHECKPOINT_EVERY
  const count = Math.min(CHECKPOINT_EVERY, length - first) + 1
  const seeds = Buffer.alloc(count * SEED_BYTES)
  let seed = checkpoints.subarray(block * SEED_BYTES, (block + 1) * SEED_BYTES)
  for (let place = count - 1; place >= 0; place--) {
    seed.copy(seeds, place * SEED_BYTES)
    if (place > 0) seed = sha256(seed)
  }
  return { first, seeds }
}

/** @throws Error where the run does not hold it */
export function seedOf({ first, seeds }: SeedRun, n: number): Buffer {
  const from = (n - first) * SEED_BYTES
  if (from < 0 || from >= seeds.length) throw new Error(`seed ${n} is not in this run`)
  return seeds.subarray(from, from + SEED_BYTES)
}

/** Seed n can be rolled from this run: the one before it is needed as well. */
export function holds(run: SeedRun | undefined, n: number): run is SeedRun {
  return run !== undefined && n > run.first && n < run.first + run.seeds.length / SEED_BYTES
}

const INNER_PAD = Buffer.alloc(64, 0x36)
const OUTER_PAD = Buffer.alloc(64, 0x5c)

/**
 * HMAC-SHA256 (RFC 2104) for a key of 32 bytes, as two plain hashes: Node's own makes a key object
 * each time, which takes ten times as long as the hashing, and a batched use case does it for every bet.
 */
export function hmacSha256(key: Buffer, message: string): Buffer {
  const inner = Buffer.concat([INNER_PAD, Buffer.from(message)])
  const outer = Buffer.concat([OUTER_PAD, key])
  for (let index = 0; index < key.length; index++) {
    inner[index] = (key[index] as number) ^ 0x36
    outer[index] = (key[index] as number) ^ 0x5c
  }
  sha256(inner).copy(outer, OUTER_PAD.length)
  return sha256(outer)
}

/** `seed` is the server seed of the roll. */
export interface ServerContribution {
  seed: Buffer
  prev_hash: Buffer
  s: number
}

/** The server contribution to roll n: fixed before the bet, unknown until the answer. docs/fairness.md tells why. */
export function serverContribution(
  run: SeedRun,
  roll: { series_id: string; client_seed: string; n: number },
): ServerContribution {
  const seed = seedOf(run, roll.n)
  const prev_hash = seedOf(run, roll.n - 1)
  for (let round = 0; ; round++) {
    const bytes = hmacSha256(seed, `v1:${roll.series_id}:${roll.client_seed}:${roll.n}:${round}`)
    const byte = bytes.find((one) => one < UNBIASED_BELOW)
    if (byte !== undefined) return { seed, prev_hash, s: byte % 10 }
  }
}
