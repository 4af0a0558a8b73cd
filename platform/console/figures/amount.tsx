import { Money, neededDecimals } from '#ui/components/display/money.tsx'

/** As fine as the ledger has it: the staff looks for the last part of a kyat, too. */
export function Amount({ amount, signed = false }: { amount: number; signed?: boolean }) {
  return <Money amount={amount} unit={null} decimals={neededDecimals(amount)} signed={signed} />
}
