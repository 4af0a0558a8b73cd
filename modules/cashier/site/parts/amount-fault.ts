import { parseKyat } from '#platform/site/browser/parse-kyat.ts'
import type { Texts } from '#platform/site/texts.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import type en from '../texts/en.ts'

interface Bounds {
  min: number
  max: number
}

/** The fault of an amount while the player types, in the platform's words; nothing yet for an empty field. */
export function amountFault(text: string, { min, max }: Bounds, texts: Texts<typeof en>): string | undefined {
  if (text.trim() === '') return undefined
  const amount = parseKyat(text)
  if (amount === null || amount === 0) return texts.amount_invalid
  if (amount < min) return texts.amount_too_small(formatMoney(min))
  return amount > max ? texts.amount_too_large(formatMoney(max)) : undefined
}
