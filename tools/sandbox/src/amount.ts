/** An amount of the protocol: a whole number of 1/10000 of a currency's unit. */
export type Amount = bigint

const UNIT = 10_000n
/** A JSON number carries fifteen digits faithfully. */
const AMOUNT = /^(-?)(\d{1,11})(?:\.(\d{1,4}))?$/
/** Of kyat in a unit; docs/seamless.md has the table. */
const KYAT_PER_UNIT: Record<string, bigint> = { MMK: 1n, MMK2: 1000n, MMK3: 100n }

/** A JSON number or a text, exactly; null when it is neither, or finer than four decimals. */
export function parseAmount(value: unknown): Amount | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const [, sign, whole = '', fraction = ''] = AMOUNT.exec(String(value)) ?? []
  if (sign === undefined) return null
  const amount = BigInt(whole) * UNIT + BigInt(fraction.padEnd(4, '0'))
  return sign === '-' ? -amount : amount
}

export function amountText(amount: Amount): string {
  const size = amount < 0n ? -amount : amount
  const fraction = String(size % UNIT)
    .padStart(4, '0')
    .replace(/0+$/, '')
  return `${amount < 0n ? '-' : ''}${size / UNIT}${fraction && `.${fraction}`}`
}

/** As it travels. Within what AMOUNT takes, a JSON number says the same digits again. */
export const amountNumber = (amount: Amount): number => Number(amountText(amount))

/** In 1/10000 kyat. */
export function kyatOf(amount: Amount, currency: string): bigint {
  const factor = KYAT_PER_UNIT[currency]
  if (factor === undefined) throw new Error(`the sandbox does not know the currency ${currency}`)
  return amount * factor
}
