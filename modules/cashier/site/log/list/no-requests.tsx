import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { cashierTexts } from '../../texts.ts'
import type { Direction } from '../queries.ts'

export function NoRequests({ direction }: { direction: Direction }) {
  const texts = useTexts(cashierTexts).log
  const words =
    direction === 'deposit'
      ? { title: texts.no_deposits, line: texts.no_deposits_line, action: texts.to_deposit, view: '' }
      : {
          title: texts.no_withdrawals,
          line: texts.no_withdrawals_line,
          action: texts.to_withdraw,
          view: '&view=withdraw',
        }
  return (
    <div role="status">
      <Empty
        art="doll"
        title={words.title}
        line={words.line}
        action={
          <Link className={buttonClass()} href={`/information?tab=transfer${words.view}`}>
            {words.action}
          </Link>
        }
      />
    </div>
  )
}
