import { setTimeout as sleep } from 'node:timers/promises'
import { CONFIGURATION_FRESH_MS } from '#platform/server/caching/cached.ts'
import { compare, compareOwed } from './compare.ts'
import { settleConnections } from './deliver.ts'
import type { Lane } from './lane.ts'
import { type PlannedStep, planOf } from './plan.ts'
import { count, createRun, Mismatch, type Run } from './run.ts'
import { callOffDraw } from './steps/draws.ts'
import { setSwitch } from './steps/staff.ts'
import { openDraws } from './steps/two-d.ts'

/** A step that takes longer would never end. */
const STEP_MS_MAX = 60_000
/** A seed that does less proves little. */
const STEPS_MIN = 100

/**
 * Plays one seed through the platform and the model, and compares them after each step. Leaves no draw open and nothing
 * switched off, so that the next seed can run on the same lane.
 * @throws Mismatch where the platform did something else than the model
 */
export async function runSeed(lane: Lane, seed: number, counts: Map<string, number>): Promise<void> {
  const run = createRun(lane, counts, String(seed))
  await openDraws(run)
  const draws_opened_at = performance.now()
  let done = 0
  for (const [place, step] of planOf(seed).entries()) {
    // A server reads its draws four times a second; the first steps are registrations.
    if (step.kind.name !== 'register') await waitUntil(draws_opened_at + CONFIGURATION_FRESH_MS + 20)
    try {
      if ((await inTime(takeStep(run, step))) === 'done') done++
    } catch (error) {
      const { args, kind, fault } = step
      const told = `step ${place} (${kind.name}${fault ? `, ${fault}` : ''}) ${JSON.stringify(args)}`
      throw new Mismatch(`${told}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
  }
  if (done < STEPS_MIN) throw new Mismatch(`only ${done} steps found something to do`)
  await endSeed(run)
}

/** @throws Error for a step that does not end */
async function inTime<T>(step: Promise<T>): Promise<T> {
  const limit = new AbortController()
  const late = sleep(STEP_MS_MAX, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`not over after ${STEP_MS_MAX / 1_000} seconds`)
  })
  try {
    return await Promise.race([step, late])
  } finally {
    limit.abort()
    late.catch(() => undefined)
  }
}

async function takeStep(run: Run, step: PlannedStep): Promise<'done' | 'idle'> {
  run.fault = step.fault
  run.fault_after_ms = step.fault_after_ms
  const outcome = await step.run(run)
  if (step.fault !== null && step.fault !== 'copies') await settleConnections(run)
  count(run, outcome === 'done' ? step.kind.name : `nothing to do: ${step.kind.name}`)
  if (outcome === 'done') await compare(run)
  return outcome
}

async function endSeed(run: Run): Promise<void> {
  run.fault = null
  for (const target of run.model.off) await setSwitch(run, target, true)
  for (const [place, { status }] of run.model.draws.entries()) {
    if (status !== 'settled' && status !== 'void') await callOffDraw(run, place, 0)
  }
  // Draws that are settled are shown no longer, so that the sessions mean the next seed's draws.
  await run.lane.app.owner_db`
    update two_d.draw set shown_until = draws_at
    where id = any (${run.draws.map(({ id }) => id)}) and status = 'settled'`
  await compare(run)
  await compareOwed(run)
}

async function waitUntil(at: number): Promise<void> {
  const left = at - performance.now()
  if (left > 0) await sleep(left)
}
