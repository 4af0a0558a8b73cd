import type { Money } from '#platform/contract/money.ts'
import type { StatementLine } from './parse-lines.ts'

/** The values of a ledger entry that are compared with a line of the bank's statement. */
export interface Compared {
  /** Below zero when it left the account. */
  amount: Money
  /** The bank's transaction id, or the end of it; null where nobody has noted one. */
  reference: string | null
  /** The last digits of it that a player gave beside it. */
  ending?: string | null
  /** Yangon's. */
  day: string
}

interface Pair<Entry> {
  entry: Entry
  line: StatementLine
}

export interface Matches<Entry> {
  matches: Pair<Entry>[]
  /** The same transaction, and another amount. */
  amounts_differ: Pair<Entry>[]
  entries_without_line: Entry[]
  lines_without_entry: StatementLine[]
}

type Fits = (entry: Compared, line: StatementLine) => boolean

/** Shorter ends of an id fit too many by chance. */
const REFERENCE_MIN = 6

const sameAmount: Fits = (entry, line) => entry.amount === line.amount
const sameTransaction: Fits = ({ reference, ending }, { transaction_id }) =>
  transaction_id === reference || endsWith(transaction_id, reference) || endsWith(transaction_id, ending)
const endsWith = (transaction_id: string, end: string | null | undefined) =>
  end !== null && end !== undefined && end.length >= REFERENCE_MIN && transaction_id.endsWith(end)
/** Without a reference only the amount and the day speak for it. */
const sameDay: Fits = (entry, line) => entry.reference === null && entry.day === line.day

/**
 * Each entry with one line at most and the other way round: first what agrees in the transaction and the amount, then
 * what has only the transaction, which is an amount that differs, and last what has no reference and agrees in the rest.
 */
export function matchLines<Entry extends Compared>(entries: Entry[], lines: StatementLine[]): Matches<Entry> {
  const left = { entries, lines }
  const exact = takePairs(left, (entry, line) => sameTransaction(entry, line) && sameAmount(entry, line))
  // In and out are two payments, whatever their ids.
  const amounts_differ = takePairs(
    left,
    (entry, line) => sameTransaction(entry, line) && entry.amount > 0n === line.amount > 0n,
  )
  const unnamed = takePairs(left, (entry, line) => sameDay(entry, line) && sameAmount(entry, line))
  return {
    matches: [...exact, ...unnamed],
    amounts_differ,
    entries_without_line: left.entries,
    lines_without_entry: left.lines,
  }
}

/** Takes the first line that fits each entry out of what is left. */
function takePairs<Entry extends Compared>(left: { entries: Entry[]; lines: StatementLine[] }, fits: Fits) {
  const pairs: Pair<Entry>[] = []
  const taken = new Set<StatementLine>()
  const entries = left.entries.filter((entry) => {
    const line = left.lines.find((one) => !taken.has(one) && fits(entry, one))
    if (line === undefined) return true
    taken.add(line)
    pairs.push({ entry, line })
    return false
  })
  left.entries = entries
  left.lines = left.lines.filter((line) => !taken.has(line))
  return pairs
}
