import type { ReceivedInstead as Instead } from '#cashier/contract/player.ts'
import { useTexts } from '#platform/site/texts.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import { cashierTexts } from '../../texts.ts'

/** Below an amount that was credited instead of the one asked for: that one, and why. */
export function ReceivedInstead({ received: { requested_amount, code, note } }: { received: Instead }) {
  const texts = useTexts(cashierTexts).log
  const preset = code === 'other' && note !== null ? null : texts.received_reasons[code]
  return (
    <small>
      {texts.you_entered(formatMoney(requested_amount))} {[preset, note].filter((part) => part !== null).join(' ')}
    </small>
  )
}
