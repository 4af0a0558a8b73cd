import type { CashierRules } from '#cashier/contract/player.ts'
import { formatMoney } from '#ui/components/display/money.tsx'

const QUICK_AMOUNTS = [10_000, 50_000, 100_000] as const

/** Amounts for one press, within the rules and the balance; all are off where the balance is below the smallest withdrawal. */
export function quickAmounts(rules: CashierRules['withdrawal'], balance: number | undefined, all: string) {
  if (balance === undefined) return []
  const amounts = QUICK_AMOUNTS.filter((amount) => amount >= rules.amount_min)
  const most = Math.min(Math.floor(balance), rules.amount_max)
  const is_disabled = most < rules.amount_min
  const quick = is_disabled ? amounts : amounts.filter((amount) => amount < most)
  return [
    ...quick.map((amount) => ({ amount, label: formatMoney(amount), is_disabled })),
    { amount: most, label: most === Math.floor(balance) ? all : formatMoney(most), is_disabled },
  ]
}
