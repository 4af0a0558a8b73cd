import type { Random } from '../../faults/harness/random.ts'
import type { TestStaff } from '../../support/app/open-console.ts'
import type { Run } from '../run.ts'

const STAFF = 3

/** A place in the staff of the lane. */
export const anyStaff = (random: Random) => random.between(0, STAFF - 1)

export function staffOf({ lane }: Run, place: number): TestStaff {
  const staff = lane.staff[place % STAFF]
  if (!staff) throw new Error(`the lane has no staff ${place}`)
  return staff
}
