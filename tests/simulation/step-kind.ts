import type { Random } from '../faults/harness/random.ts'
import type { Run } from './run.ts'

/** `idle`: there was nothing to do. */
export type Outcome = 'done' | 'idle'

export interface StepPlan {
  /** The values that the seed decided, for the plan's hash and for reports. */
  args: object
  run(run: Run): Promise<Outcome>
}

export interface StepKind {
  name: string
  /** How often it is planned, beside the others. */
  weight: number
  /** Whether its calls may be sent again: by a key, or because the same again changes nothing. */
  is_repeatable: boolean
  plan(random: Random): StepPlan
}

interface Definition<Args extends object> {
  name: string
  weight: number
  is_repeatable?: true
  plan(random: Random): Args
  run(run: Run, args: Args): Promise<Outcome>
}

export const stepKind = <Args extends object>({
  name,
  weight,
  is_repeatable,
  plan,
  run,
}: Definition<Args>): StepKind => ({
  name,
  weight,
  is_repeatable: is_repeatable ?? false,
  plan(random) {
    const args = plan(random)
    return { args, run: (on) => run(on, args) }
  },
})
