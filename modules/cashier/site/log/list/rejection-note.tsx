import type { Rejection } from '#cashier/contract/player.ts'
import { useTexts } from '#platform/site/texts.ts'
import { cashierTexts } from '../../texts.ts'
import type { Direction } from '../queries.ts'
import { rejectionText } from './rejection-text.ts'

/** Under a rejected request: why, and that a deposit can be corrected. */
export function RejectionNote({ direction, rejection }: { direction: Direction; rejection: Rejection }) {
  const texts = useTexts(cashierTexts).log
  return (
    <small>
      {rejectionText(texts, rejection)} {direction === 'deposit' && texts.lead_on}
    </small>
  )
}
