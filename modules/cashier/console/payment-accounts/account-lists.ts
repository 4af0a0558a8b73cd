import type { PaymentAccount } from '#cashier/contract/payment-accounts.ts'

/** The accounts of one owner, in the players' order. */
export interface AccountList {
  /** Null: the company's. */
  owner: string | null
  accounts: PaymentAccount[]
}

export function listsOf(accounts: readonly PaymentAccount[]): AccountList[] {
  const lists = new Map<string | null, PaymentAccount[]>()
  for (const account of accounts.toSorted((one, other) => one.place - other.place)) {
    const owner = account.agent?.user_name ?? null
    lists.set(owner, [...(lists.get(owner) ?? []), account])
  }
  const entries = [...lists].sort(([one], [other]) => (one ?? '').localeCompare(other ?? ''))
  return entries.map(([owner, own]) => ({ owner, accounts: own }))
}

/** The ids of a list after one of it went to another place. */
export function moved(rows: readonly { id: number }[], id: number, to: number): number[] {
  const ids = rows.map((row) => row.id).filter((one) => one !== id)
  return ids.toSpliced(Math.max(0, Math.min(to, ids.length)), 0, id)
}
