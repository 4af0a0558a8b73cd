import { useQuery } from '@tanstack/react-query'
import { isMissing } from '#platform/site/calls/api.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useBetsOff } from '#platform/site/session/bets-off.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button, buttonClass } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { Closed } from '../parts/closed.tsx'
import { banksQuery, rulesQuery } from '../queries.ts'
import { cashierTexts } from '../texts.ts'
import { type Correction, DepositFields } from './deposit-fields.tsx'

/** Asks the company to look for money that the player has sent. */
export function DepositForm({ correction }: { correction?: Correction }) {
  const shared_texts = useTexts(cashierTexts)
  const texts = useTexts(cashierTexts).deposit_form
  const { is_member } = useSession()
  const banks = useQuery({ ...banksQuery, enabled: is_member })
  const rules = useQuery({ ...rulesQuery, enabled: is_member })
  const off = useBetsOff()
  if (off?.break_text) return <Closed title={off.text} line={texts.closed_line} />
  if (rules.data?.deposit.is_open === false) return <Closed title={texts.closed} line={texts.closed_line} />
  const { amount_min = 0, own_limit_left = null } = rules.data?.deposit ?? {}
  if (own_limit_left !== null && own_limit_left < amount_min) {
    const limits = (
      <Link href="/information?tab=profile&type=limits" className={buttonClass({ kind: 'secondary' })}>
        {texts.limits}
      </Link>
    )
    return <Closed title={texts.limit_reached} line={texts.limit_reached_line} action={limits} />
  }
  if (banks.data?.length === 0) {
    return (
      <div role="status">
        <Empty art="harp" title={texts.no_banks} line={texts.no_banks_line} />
      </div>
    )
  }
  if ((banks.isError && !banks.data) || (rules.isError && !rules.data && !isMissing(rules.error))) {
    const again = () => void Promise.all([banks.refetch(), rules.refetch()])
    return (
      <div role="alert">
        <Empty
          art="umbrella"
          title={shared_texts.something_wrong}
          action={<Button onClick={again}>{shared_texts.try_again}</Button>}
        />
      </div>
    )
  }
  return <DepositFields banks={banks.data} rules={rules.data?.deposit} correction={correction} />
}
