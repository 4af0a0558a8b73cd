/**
 * Money between the wire and the platform.
 *
 * Inside, an amount is a `bigint` in 1/10000 kyat, because game aggregators send
 * four decimals and a float cannot hold them. On the wire it is a JSON number in
 * kyat; a call of the specification may carry its plain decimal text instead. These
 * functions are the only place that turns one into the other.
 */
export type Money = bigint

/** Units of 1/10000 kyat in one kyat. */
const UNITS_PER_KYAT = 10_000n
const DECIMALS_INSIDE = 4

/** No single amount on the wire may exceed this: a trillion kyat is a mistake, not a bet. */
export const KYAT_MAX = 1_000_000_000_000
const UNITS_MAX = BigInt(KYAT_MAX) * UNITS_PER_KYAT

/** Whole kyat as Money: `kyat(1_000)`. For constants and tests, never for input. */
export function kyat(amount: number): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole kyat: ${amount}`)
  return BigInt(amount) * UNITS_PER_KYAT
}

/**
 * Reads an amount that came from outside: a number, or its plain decimal text, as a text
 * field sends it. Answers null for everything else: not finite, signed, in exponents, with
 * spaces or separators, over KYAT_MAX, or finer than `decimals`. Text never becomes a float
 * on its way. It may begin with zeros, since a field that begins as 0 sends "0500".
 */
export function parseMoney(amount: unknown, decimals: 0 | 2 | 4): Money | null {
  // The shortest decimal text of a number is what the sender wrote: 0.1 stays "0.1".
  const text = typeof amount === 'number' ? String(amount) : amount
  const match = typeof text === 'string' && /^(\d{1,13})(?:\.(\d{1,4}))?$/.exec(text)
  if (!match) return null
  const fraction = match[2] ?? ''
  const units = BigInt(match[1] ?? '0') * UNITS_PER_KYAT + BigInt(fraction.padEnd(DECIMALS_INSIDE, '0'))
  return fraction.length > decimals || units > UNITS_MAX ? null : units
}

/** Writes Money for the wire, as a number in kyat: the one that reads as this amount again. */
export function writeMoney(amount: Money): number {
  const units = Number(amount)
  if (Number.isSafeInteger(units)) return units / Number(UNITS_PER_KYAT)
  // Beyond 900 billion kyat the units themselves are no exact number any more, while the amount's decimal text still
  // names the nearest one.
  const text = String(amount < 0n ? -amount : amount).padStart(DECIMALS_INSIDE + 1, '0')
  const written = Number(`${text.slice(0, -DECIMALS_INSIDE)}.${text.slice(-DECIMALS_INSIDE)}`)
  return amount < 0n ? -written : written
}
