import type { ReactNode } from 'react'
import type { StatementLine } from '#cashier/contract/account-statements.ts'
import type { RequestDetail } from '#cashier/contract/staff.ts'
import { clockOf, momentOf } from '#platform/console/figures/time.ts'
import { writeDay } from '#platform/console/filter/days.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatExact, formatMoney } from '#ui/components/display/money.tsx'
import { checkCircleFill, infoFill, warningFill } from '#ui/icons.ts'
import { texts } from '../texts.ts'
import styles from './detail.module.css'

const said = texts.checks

/** The company's checks of a request, each with its result in words. */
export function Checks({ checks, same }: { checks: RequestDetail['checks']; same: RequestDetail['same_reference'] }) {
  const { reference, statement, name, usual_range, last_hour } = checks
  return (
    <ul className={styles.checks} aria-label={said.title}>
      {reference && (
        <Check is_ok={reference.is_ok} fact={same?.is_approved ? said.isApproved : undefined}>
          {same ? said.referenceSeen[same.level](said.others(same.count)) : said.referenceOk}
        </Check>
      )}
      {statement && <StatementCheck {...statement} />}
      {name && <Check is_ok={name.is_ok}>{name.is_ok ? said.nameOk : said.nameDiffers}</Check>}
      {usual_range ? (
        <Check is_ok={usual_range.is_ok} fact={`${formatMoney(usual_range.min)}–${formatMoney(usual_range.max)}`}>
          {usual_range.is_ok ? said.rangeOk : said.rangeOff}
        </Check>
      ) : (
        <Check is_ok={null}>{said.rangeNone}</Check>
      )}
      <Check
        is_ok={last_hour.is_ok}
        fact={last_hour.previous_at === null ? undefined : clockOf(last_hour.previous_at).slice(0, 5)}
      >
        {last_hour.count === 0 ? said.firstInHour : said.nthInHour(last_hour.count)}
      </Check>
    </ul>
  )
}

/** The line of the payment account's statement that has the money, or that none has it. */
function StatementCheck({ match, line, entered_at }: NonNullable<RequestDetail['checks']['statement']>) {
  return (
    <Check is_ok={match === 'found'} fact={line ? undefined : momentOf(entered_at)}>
      {said.statement[match](line ? lineText(line) : '')}
    </Check>
  )
}

const lineText = ({ transaction_id, amount, day, time }: StatementLine) =>
  `${transaction_id}, ${formatExact(amount)} Ks, ${writeDay(day)}${time === null ? '' : ` ${time}`}`

/** Null: neither good nor bad, but worth knowing. */
function Check({ is_ok, fact, children }: { is_ok: boolean | null; fact?: string; children: ReactNode }) {
  const look = is_ok === null ? styles.known : is_ok ? styles.ok : styles.doubt
  const glyph = is_ok === null ? infoFill : is_ok ? checkCircleFill : warningFill
  return (
    <li className={look}>
      <Icon glyph={glyph} size={18} />
      <span>{children}</span>
      {fact && <small className="num">{fact}</small>}
    </li>
  )
}
