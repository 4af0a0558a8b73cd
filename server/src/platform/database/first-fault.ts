import type { Transaction } from './database.ts'
import type { DriverQuery } from './deadline.ts'
import { codeOf } from './unavailable.ts'

/** What the database says to all that comes after the statement that failed. */
const TRANSACTION_FAILED = '25P02'
/** The first error of a statement in each transaction. */
const faults = new WeakMap<Transaction, { error: unknown }>()

/**
 * Statements of one transaction travel together, so the refusal of a later one may be heard of before the error that it
 * was refused for. The driver tells the errors in order: the first one is kept.
 */
export function withFirstFault(connection: Transaction): Transaction {
  const tx: Transaction = new Proxy(connection, {
    apply(_connection, _self, args: Parameters<Transaction>) {
      const made: unknown = Reflect.apply(connection, undefined, args)
      if (isTemplate((args as unknown[])[0])) {
        const query = made as DriverQuery
        const { reject } = query
        query.reject = (error) => {
          if (!faults.has(tx)) faults.set(tx, { error })
          reject(error)
        }
      }
      return made
    },
  })
  return tx
}

export const firstFault = (tx: Transaction, heard: unknown): unknown =>
  codeOf(heard) === TRANSACTION_FAILED ? (faults.get(tx)?.error ?? heard) : heard

export const isTemplate = (value: unknown): value is TemplateStringsArray => Array.isArray(value) && 'raw' in value
