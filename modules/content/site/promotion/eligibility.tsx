import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#platform/site/language.ts'
import { refusalText } from '#platform/site/refusals/refusal-text.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import type { Eligibility } from '#promotion/contract/player.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { eligibilityQuery, promotionsQuery } from '../queries.ts'
import { contentTexts } from '../texts.ts'

/** Whether this player's claim would be granted. A server that does not tell is asked by the claim itself. */
export function useEligibility(promotion_id: number) {
  const language = useLanguage()
  const { is_member } = useSession()
  const { data, isPending } = useQuery(eligibilityQuery(language, is_member))
  return {
    is_pending: is_member && isPending,
    eligibility: data?.find((each) => each.promotion_id === promotion_id) ?? null,
  }
}

/** Why there is nothing to claim, or what a claim costs besides. */
export function EligibilityNote({ eligibility }: { eligibility: Eligibility }) {
  const { promotion: texts } = useTexts(contentTexts)
  const language = useLanguage()
  const { data: promotions } = useQuery(promotionsQuery(language))
  const { refusal, deposit_min, locks_out } = eligibility
  if (refusal) {
    return <Note kind="info">{refusalText({ ...refusal, values: { min: deposit_min ?? 0 } }, language)}</Note>
  }
  const [larger] = locks_out
  const title = larger && promotions?.find(({ id }) => id === larger.promotion_id)?.title
  if (!title) return null
  return <Note kind="pending">{texts.locks_out(title, formatMoney(larger.amount))}</Note>
}
