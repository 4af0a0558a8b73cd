#!/usr/bin/env node
// Checks one roll of the digit game without the platform: `node verify-digit-roll.mjs COMMITMENT proof.json`,
// or the proof on standard input. COMMITMENT is what you were told of the series before the roll. Needs Node 20
// or newer and nothing else. What each step means is written in docs/fairness.md. Ends with 1 when a step fails.
import { createHash, createHmac, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [told = '', file = 0] = process.argv.slice(2)
if (!/^[0-9a-f]{64}$/.test(told)) {
  console.error('Name the commitment that you were told before the roll: 64 digits and letters from a to f.')
  process.exit(2)
}
const saved = JSON.parse(readFileSync(file, 'utf8'))
const { fair, bet, commitment, signature, public_key } = saved.data ?? saved
const seed = Buffer.from(fair.seed_h_n, 'hex')
const sha256 = (bytes) => createHash('sha256').update(bytes).digest()

let start = seed
for (let step = 0; step < fair.n; step++) start = sha256(start)

let s
for (let round = 0; s === undefined; round++) {
  const message = `v1:${fair.epoch}:${fair.client_seed}:${fair.n}:${round}`
  s = [...createHmac('sha256', seed).update(message).digest()].find((byte) => byte < 250)
}
s %= 10
const roll = (s + fair.rolled_number) % 10

const key = createPublicKey({ key: Buffer.from(public_key, 'base64'), format: 'der', type: 'spki' })
const promise = Buffer.from(`thazin-digit-bet:${fair.epoch}:${commitment}`)
const wins = bet.betType === 'digit' ? roll === bet.digit : bet.betType === (roll >= 5 ? 'big' : 'small')

const steps = [
  ['SHA-256 of the seed is the hash known before the roll', sha256(seed).toString('hex') === fair.prev_hash],
  ['the commitment is the one that you were told before the roll', commitment === told],
  [`${fair.n} × SHA-256 leads back to the commitment`, start.toString('hex') === commitment],
  ['the platform signed that commitment for this series', verify(null, promise, key, Buffer.from(signature, 'base64'))],
  [`the server contribution is ${s}`, s === fair.s],
  [`${s} (ours) + ${fair.rolled_number} (yours) → ${roll}`, roll === fair.roll && roll === bet.rolledNumber],
  [`${bet.betType} ${bet.digit ?? ''} → ${bet.outcome}`, wins === (bet.outcome === 'win')],
]
for (const [text, holds] of steps) console.log(`${holds ? '✔' : '✘'} ${text}`)
process.exitCode = steps.every(([, holds]) => holds) ? 0 : 1
