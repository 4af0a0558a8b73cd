import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DigitBetRow, FairBet, FairSeries } from '#digit-bet/contract/player.ts'
import { kyat } from '#platform/contract/money.ts'
import { startTestApp, type TestApp } from './support/app/start-test-app.ts'

const SCRIPT = fileURLToPath(new URL('../scripts/verify-digit-roll.mjs', import.meta.url))

let app: TestApp
let proof: FairBet
/** The commitment that the player saw before the first roll. */
let told: string
beforeAll(async () => {
  app = await startTestApp()
  const player = await app.player({ game: kyat(1_000) })
  const series = { token: player.token, body: { client_seed: 'chosen-by-me' } }
  const before = await app.call('GET', '/api/digitbet/fair', { token: player.token })
  told = (before.body.data as FairSeries).commitment
  await app.call('POST', '/api/digitbet/fair/client-seed', series)
  let newest: DigitBetRow | undefined
  for (let bets = 0; bets < 40; bets++) {
    const body = { bet_type: 'small', bet_amount: 1, multiplier: 1, rolled_number: bets % 10 }
    const reply = await app.call('POST', '/api/digitbet', { token: player.token, body })
    newest = (reply.body.data as { history: DigitBetRow[] }).history[0]
  }
  const reply = await app.call('GET', `/api/digitbet/fair/bet/${newest?.id}`, { token: player.token })
  proof = reply.body.data as FairBet
})
afterAll(() => app.close())

function verify(shown: FairBet, commitment = told): { code: number | null; said: string } {
  const run = spawnSync(process.execPath, [SCRIPT, commitment], { input: JSON.stringify(shown), encoding: 'utf8' })
  return { code: run.status, said: run.stdout + run.stderr }
}

test('a roll of the server stands the check of the offline script', () => {
  expect(proof.fair).toMatchObject({ n: 40, client_seed: 'chosen-by-me' })
  expect(verify(proof)).toMatchObject({ code: 0 })
})

test.each([
  ['another roll', { roll: 3 }],
  ['another server contribution', { s: 3 }],
  ['another client contribution', { rolled_number: 3 }],
  ['another seed', { seed_h_n: 'a'.repeat(64) }],
  ['another place in the series', { n: 39 }],
])('the script catches %s', (_what, changed) => {
  const fair = { ...proof.fair, ...changed }
  // Where the true value happens to be the planted one, plant the next.
  if (fair.roll === proof.fair.roll && 'roll' in changed) fair.roll = (fair.roll + 1) % 10
  if (fair.s === proof.fair.s && 's' in changed) fair.s = (fair.s + 1) % 10
  if (fair.rolled_number === proof.fair.rolled_number && 'rolled_number' in changed)
    fair.rolled_number = (fair.rolled_number + 1) % 10

  expect(verify({ ...proof, fair }).code).toBe(1)
})

test('the script catches another client seed', () => {
  // One seed in ten brings the same server contribution by chance.
  const others = Array.from({ length: 8 }, (_, place) => ({
    ...proof.fair,
    client_seed: `chosen-by-the-server-${place}`,
  }))

  expect(others.map((fair) => verify({ ...proof, fair }).code)).toContain(1)
})

test('the script catches a commitment that the server did not sign', () => {
  expect(verify({ ...proof, commitment: 'b'.repeat(64) }).code).toBe(1)
})

test('the script wants the commitment that the player was told before the roll, and catches another', () => {
  expect(verify(proof, '')).toMatchObject({ code: 2, said: expect.stringContaining('Name the commitment') })
  const other = verify(proof, 'b'.repeat(64))
  expect(other).toMatchObject({ code: 1, said: expect.stringContaining('✘ the commitment is the one') })
  expect(other.said.match(/✘/g)).toHaveLength(1)
})
