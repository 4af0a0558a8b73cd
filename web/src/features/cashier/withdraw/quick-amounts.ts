import type { CashierRules } from '#contract/cashier/player.ts'
import { formatMoney } from '#ui/components/display/money.tsx'

const QUICK_AMOUNTS = [10_000, 50_000, 100_000] as const

/** What may be taken out with one press: only what the rules and the balance allow. */
export function quickAmounts(rules: CashierRules['withdrawal'], balance: number | undefined, all: string) {
  if (balance === undefined) return []
  const most = Math.min(Math.floor(balance), rules.amount_max)
  if (most < rules.amount_min) return []
  const quick = QUICK_AMOUNTS.filter((amount) => amount >= rules.amount_min && amount < most)
  return [
    ...quick.map((amount) => ({ amount, label: formatMoney(amount) })),
    { amount: most, label: most === Math.floor(balance) ? all : formatMoney(most) },
  ]
}
