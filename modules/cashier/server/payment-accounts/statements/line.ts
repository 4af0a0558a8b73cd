import { writeMoney } from '#platform/contract/money.ts'
import type { StatementLine } from './parse-lines.ts'

/** A line as the staff sees it. */
export const writeLine = ({ transaction_id, amount, day, time }: StatementLine) => ({
  transaction_id,
  amount: writeMoney(amount),
  day,
  time,
})
