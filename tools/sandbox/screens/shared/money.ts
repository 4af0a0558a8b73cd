import { kyat_per_part } from './known.ts'

/** 1,234,567 or 1,234.50: what is finer than two decimals is cut, never rounded up. */
export function inKyat(parts: number): string {
  // A part is 1/10000, 1/100 or 1/10 kyat: hundredths of a kyat are whole numbers below.
  const hundredths = Math.trunc((Math.abs(parts) * Math.round(kyat_per_part * 10_000)) / 100)
  const whole = String(Math.trunc(hundredths / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = hundredths % 100
  const sign = parts < 0 && hundredths > 0 ? '-' : ''
  return `${sign}${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

const NO_BREAK = '\u00a0'

export const withUnit = (parts: number): string => `${inKyat(parts)}${NO_BREAK}Ks`

/** A number on its way from one amount to another: whole kyat, so that nothing flickers behind the point. */
export function between(from: number, to: number, share: number): number {
  if (share >= 1) return to
  const per_kyat = Math.round(1 / kyat_per_part)
  return Math.round((from + (to - from) * share) / per_kyat) * per_kyat
}
