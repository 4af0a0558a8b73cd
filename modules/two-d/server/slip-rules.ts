import { type Money, parseMoney } from '#platform/contract/money.ts'
import type { FieldFault } from '#platform/contract/problem.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import type { TwoDBetBody, TwoDSession } from '#two-d/contract/player.ts'

/** The stake of a player on one number of a slip. */
export interface Stake {
  digits: string
  stake: Money
}

/** A hundred numbers, some of them named by several sets; a list that is longer was not made by a player. */
const ENTRIES_MAX = 1_000

/**
 * The numbers of a slip in their order, each once: what is put on one twice adds up.
 * @throws Problem no_bet_placed, invalid_fields, two_d_total_differs
 */
export function parseStakes({ amounts, totalAmount }: TwoDBetBody): { stakes: Stake[]; total: Money } {
  const stakes = parseLines(amounts)
  const total = stakes.reduce((sum, { stake }) => sum + stake, 0n)
  const stated = parseMoney(totalAmount, 0)
  refuseFields({ totalAmount: stated === null ? 'amount_invalid' : null })
  if (stated !== total) throw new Problem('two_d_total_differs')
  return { stakes, total }
}

/** @throws Problem no_bet_placed, invalid_fields */
export function parseLines(amounts: unknown): Stake[] {
  if (!Array.isArray(amounts) || amounts.length > ENTRIES_MAX) {
    throw new Problem('invalid_fields', { fields: { amounts: 'invalid' } })
  }
  if (amounts.length === 0) throw new Problem('no_bet_placed', { fields: { amounts: 'required' } })

  const sums = new Map<string, Money>()
  for (const { digits, stake } of amounts.map(parseEntry)) sums.set(digits, (sums.get(digits) ?? 0n) + stake)
  return [...sums].map(([digits, stake]) => ({ digits, stake })).toSorted(byDigits)
}

const byDigits = (a: Stake, b: Stake) => (a.digits < b.digits ? -1 : 1)

function parseEntry(entry: unknown): Stake {
  const { num, amount } = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>
  const stake = parseMoney(amount, 0)
  if (typeof num !== 'string' || !/^[0-9]{2}$/.test(num)) throw wrongAmounts('two_digits_invalid')
  if (!stake) throw wrongAmounts(parseMoney(amount, 4) ? 'amount_not_whole' : 'amount_invalid')
  return { digits: num, stake }
}

const wrongAmounts = (fault: FieldFault) => new Problem('invalid_fields', { fields: { amounts: fault } })

const SESSION_LETTERS: Record<TwoDSession, string> = { early: 'A', morning: 'M', afternoon: 'P', evening: 'E' }
const NUMBER_DIGITS = 6

/** `M-261121-000042`: the session, the day, and a number that no other slip has. */
export function slipNo(slip: { session: TwoDSession; game_date: string; number: bigint }): string {
  const day = slip.game_date.slice(2).replaceAll('-', '')
  return `${SESSION_LETTERS[slip.session]}-${day}-${String(slip.number).padStart(NUMBER_DIGITS, '0')}`
}

/** The number at the end of a slip's number. */
export const numberOfSlip = (slip_no: string): bigint => BigInt(slip_no.split('-')[2] ?? '0')

const LETTERS = new Intl.Segmenter('my', { granularity: 'grapheme' })

/** Enough to know oneself, and too little for others: the name's first letter, and the last two of the user name. */
export function maskMember({ name, user_name }: { name: string; user_name: string }): string {
  const [first] = LETTERS.segment(name.trim())
  return `${first?.segment ?? ''}***${user_name.slice(-2)}`
}
