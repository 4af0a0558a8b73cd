import { type Refusal, repeatRefusal } from '#idempotency/server/index.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'

const DIGITS_BETWEEN = ', '

/** A slip that is over a limit anywhere is refused whole, by the numbers that are. */
export class OverLimit extends Problem {
  readonly digits: string[]

  constructor(digits: string[]) {
    super('two_d_over_limit', { values: { digits: digits.join(DIGITS_BETWEEN) } })
    this.digits = digits
  }
}

/** The refusal that the slip got before, under the same idempotency key. */
export function repeatOf(refusal: Refusal, content: Buffer): Problem {
  const problem = repeatRefusal(refusal, content)
  const digits = problem.code === 'two_d_over_limit' ? problem.values.digits : undefined
  return typeof digits === 'string' ? new OverLimit(digits.split(DIGITS_BETWEEN)) : problem
}
