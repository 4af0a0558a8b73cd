import type { SameReceipt } from '#cashier/contract/staff.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import { Money } from '#ui/components/display/money.tsx'
import own from '../decision/terms.module.css'
import { texts } from '../texts.ts'
import styles from './detail.module.css'

const said = texts.sameReceipts

/** The requests on the same receipt: who, when, how much, and what became of it. */
export function SameReceipts({ seen }: { seen: readonly SameReceipt[] }) {
  if (seen.length === 0) return null
  return (
    <div>
      <h3 className={styles.label}>{said.title}</h3>
      <ul className={own.same}>
        {seen.map((one) => (
          <li key={one.id}>
            <span>
              {/* Another agent's is not in this person's queue. */}
              {one.player ? (
                <Link href={hrefOf(one)}>{texts.deposits.one(one.number)}</Link>
              ) : (
                texts.deposits.one(one.number)
              )}
              {one.amount !== null && <Money amount={one.amount} />}
            </span>
            <span>
              <small>{one.player ? `${one.player.name}, ${one.player.user_name}` : said.otherAgent}</small>
              <small className="num">{momentOf(one.created_at)}</small>
            </span>
            <span>
              <small>{one.is_same_transaction ? said.transaction : said.levels[one.level]}</small>
              <small>
                <b>{texts.statuses[one.status]}</b> {one.decided_by && texts.by(one.decided_by.user_name)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function hrefOf({ id, number, status }: SameReceipt): string {
  return `/deposits?${status === 'waiting' ? '' : `status=${status}&`}q=${number}&id=${id}`
}
