import { expect, inject, test } from 'vitest'
import { readDepth } from '../../scripts/test-depth.ts'
import { FAULTS } from './harness/faults.ts'
import { openRandom, randomId } from './harness/random.ts'
import { type RunOptions, runFaults } from './harness/run-faults.ts'

const { is_deep, seed } = readDepth()
const EXTENT = is_deep ? { times: 60, every_ms: 1_000 } : { times: 3, every_ms: 300 }

const options = (): RunOptions => ({
  seed: String(seed),
  clients: is_deep ? 64 : 8,
  players: is_deep ? 500 : 40,
  extent: EXTENT,
  postgres_url: inject('postgres_url'),
})

/** One after the other, under one load. */
const CHOSEN = ['kill-server', 'end-sessions', 'end-sessions', 'crash-at-commit', 'end-sessions']

test('killed programs, ended connections and commits that are cut lose nothing that was acknowledged, and do nothing twice', async () => {
  const faults = CHOSEN.map((name) => FAULTS.find((fault) => fault.name === name) ?? expect.unreachable())
  const { lost, doubled, changed, broken, wrong_answers, ...run } = await runFaults(faults, options())

  expect({ lost, doubled, changed, broken, wrong_answers }).toEqual({
    lost: [],
    doubled: [],
    changed: [],
    broken: [],
    wrong_answers: {},
  })
  expect(run.acknowledged).toBeGreaterThan(100)
  expect(run.unknown).toBeGreaterThan(0)
  expect(run.recovered_ms).toBeLessThan(30_000)
}, 900_000)

test('a seed repeats what clients ask for, and another one does not', () => {
  const idsOf = (text: string) => {
    const random = openRandom(text)
    return [randomId(random), randomId(random)]
  }
  expect(idsOf('a')).toEqual(idsOf('a'))
  expect(idsOf('a')).not.toEqual(idsOf('b'))
})
