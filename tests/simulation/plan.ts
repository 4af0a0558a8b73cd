import { createHash } from 'node:crypto'
import { createRandom, type Random } from '../faults/harness/random.ts'
import { FAULTS, type Fault } from './fault.ts'
import type { StepKind, StepPlan } from './step-kind.ts'
import { KINDS, START } from './steps/index.ts'

/** Some of them find nothing to do: at least a hundred are done. */
const STEPS = 160
/** Of the steps whose calls may be sent again. */
const FAULT_SHARE = 0.12
/** A new server takes as long as twenty steps, and so does a database that refuses. */
const FAULT_WEIGHTS: Record<Fault, number> = { copies: 12, kill: 6, crash: 1, refusal: 1 }
const FAULT_AFTER_MS_MAX = 6

export interface PlannedStep extends StepPlan {
  kind: StepKind
  fault: Fault | null
  fault_after_ms: number
}

/** The steps of a seed: the same steps in the same order for the same seed, whatever the platform answers. */
export function planOf(seed: number): PlannedStep[] {
  const random = createRandom(`simulation ${seed}`)
  return [...START, ...Array.from({ length: STEPS }, () => weighted(random, KINDS, ({ weight }) => weight))].map(
    (kind) => planStep(kind, random),
  )
}

function planStep(kind: StepKind, random: Random): PlannedStep {
  const is_faulty = random.happens(FAULT_SHARE)
  const fault = weighted(random, FAULTS, (one) => FAULT_WEIGHTS[one])
  const fault_after_ms = random.between(0, FAULT_AFTER_MS_MAX)
  return { ...kind.plan(random), kind, fault: is_faulty && kind.is_repeatable ? fault : null, fault_after_ms }
}

function weighted<T>(random: Random, list: readonly T[], weightOf: (one: T) => number): T {
  let left = random.between(
    1,
    list.reduce((sum, one) => sum + weightOf(one), 0),
  )
  for (const one of list) {
    left -= weightOf(one)
    if (left <= 0) return one
  }
  throw new Error('nothing has a weight')
}

/** The same for the same plan. */
export function hashOf(plan: readonly PlannedStep[]): string {
  const text = JSON.stringify(
    plan.map(({ kind, args, fault, fault_after_ms }) => [kind.name, args, fault, fault_after_ms]),
  )
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
