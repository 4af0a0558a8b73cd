/** Kyat are written whole, with hundredths, or to the last digit of the ledger. */
type Decimals = 0 | 2 | 4

/**
 * An amount in kyat as people read it here: 1,234,567.89. What does not fit is cut and
 * never rounded up, so that no player is shown a kyat that they do not have. It works on
 * the shortest decimal text of the number, because 0.29 * 100 is 28.999….
 */
export function formatMoney(amount: number, decimals: Decimals = 0): string {
  // No match: tinier than a millionth of a kyat ("1e-7"), or no amount at all.
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(amount)) ?? []
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const text = decimals === 0 ? grouped : `${grouped}.${fraction.slice(0, decimals).padEnd(decimals, '0')}`
  return /[1-9]/.test(text) ? sign + text : text
}

/** As many as this amount has: whole kyat, hundredths, or the ledger' own 1/10000. */
export function neededDecimals(amount: number): Decimals {
  if (Number.isInteger(amount)) return 0
  return formatMoney(amount, 4).endsWith('00') ? 2 : 4
}

/** With every digit it has: what people of the staff read of the ledger is never cut. */
export const formatExact = (amount: number): string => formatMoney(amount, neededDecimals(amount))

export interface MoneyProps {
  /** Kyat, as it came from the wire. */
  amount: number
  /** `null` leaves the unit out. */
  unit?: 'Ks' | 'MMK' | null
  decimals?: Decimals
  /** Gains are written with their plus. */
  signed?: boolean
}

export function Money({ amount, unit = 'Ks', decimals = 0, signed = false }: MoneyProps) {
  return (
    <span className="num">
      {signed && amount > 0 ? '+' : ''}
      {formatMoney(amount, decimals)}
      {unit && <span className="unit">{`\u00A0${unit}`}</span>}
    </span>
  )
}
