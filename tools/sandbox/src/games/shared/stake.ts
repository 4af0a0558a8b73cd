/** Of kyat in a unit of each currency that the games take; docs/seamless.md has the table. */
const KYAT_PER_UNIT: Record<string, number> = { MMK: 1, MMK2: 1000, MMK3: 100 }
const PARTS_PER_UNIT = 10_000

/** Kyat, as the games name their stakes, in 1/10000 of the session's currency unit. */
export function kyat(amount: number, currency: string): number {
  const factor = KYAT_PER_UNIT[currency]
  if (!factor) throw new Error(`the games do not know the currency ${currency}`)
  const parts = (amount * PARTS_PER_UNIT) / factor
  if (!Number.isSafeInteger(parts)) throw new Error(`${amount} Ks is not whole in ${currency}`)
  return parts
}

/** One such part in kyat: with it the screens write every amount in Ks. */
export function kyatPerPart(currency: string): number {
  return (KYAT_PER_UNIT[currency] ?? 1) / PARTS_PER_UNIT
}
