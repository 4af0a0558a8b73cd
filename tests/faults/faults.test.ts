import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { parseDepth } from '#scripts/test/test-depth.ts'
import type { Fault } from './harness/fault.ts'
import { FAULTS } from './harness/faults.ts'
import { ASYNCHRONOUS_FAILOVER } from './harness/kinds/failover.ts'
import type { Load } from './harness/load/load.ts'
import { type FaultRun, type RunOptions, runFaults } from './harness/run-faults.ts'

const { is_deep, seed } = parseDepth()

const OPTIONS: RunOptions = {
  seed: String(seed),
  clients: 8,
  players: 40,
  workers: 1,
  extent: { times: 4, every_ms: 300 },
  postgres_url: inject('postgres_url'),
}
const DEEP_OPTIONS = { ...OPTIONS, clients: 16, workers: 2, extent: { times: 8, every_ms: 400 } }

/** One after the other, under one load: four times all sessions end, and twice both servers are killed in a commit. */
const CHOSEN = ['end-sessions', 'crash-at-commit']
const named = (name: string) => FAULTS.find((fault) => fault.name === name) ?? expect.unreachable()

// As it is for `npm run faults`, whose environment is a person's.
beforeAll(() => {
  vi.stubEnv('INSTALLATION_NAME', undefined)
})
// The next file of this process runs programs too.
afterAll(() => {
  vi.unstubAllEnvs()
})

test('killed servers, ended connections and commits that are cut lose nothing that was acknowledged, and do nothing twice', async () => {
  const run = await runFaults(CHOSEN.map(named), OPTIONS)

  expectAllHeld(run)
  expect(run.acknowledged).toBeGreaterThan(100)
  expect(run.unknown).toBeGreaterThan(0)
}, 900_000)

test.for(is_deep ? FAULTS : [])(
  'nothing is lost and nothing done twice: $name',
  { timeout: 900_000 },
  async (fault, { skip }) => {
    const missing = fault.missing?.() ?? null
    skip(missing !== null, missing ?? '')

    expectAllHeld(await runFaults([fault], DEEP_OPTIONS))
  },
)

test.runIf(is_deep)(
  'a standby that nobody waits for loses what it has not heard: the harness sees it',
  async () => {
    const run = await runFaults([ASYNCHRONOUS_FAILOVER], DEEP_OPTIONS)

    expect(run.lost.length).toBeGreaterThan(0)
  },
  900_000,
)

/** Ten times as long as a quiet machine needs. */
const RECOVERED_WITHIN_MS = 50_000

function expectAllHeld({ lost, doubled, changed, broken, seldom, wrong_answers, recovered_ms }: FaultRun): void {
  const nothing: string[] = []
  expect({ lost, doubled, changed, broken, seldom, wrong_answers }).toEqual({
    lost: nothing,
    doubled: nothing,
    changed: nothing,
    broken: nothing,
    seldom: nothing,
    wrong_answers: {},
  })
  expect(recovered_ms).toBeLessThan(RECOVERED_WITHIN_MS)
}

test.runIf(is_deep)(
  'a fault that throws while it is injected ends its own run, and the load with it',
  async () => {
    let load: Load | undefined
    const thrower: Fault = {
      ...named('end-sessions'),
      inject: (scene) => {
        load = scene.load
        return Promise.reject(new Error('the fault is not injected'))
      },
    }

    await expect(runFaults([thrower], DEEP_OPTIONS)).rejects.toThrow('the fault is not injected')
    expect(load?.going.is_over).toBe(true)
  },
  900_000,
)
