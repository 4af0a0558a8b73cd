import type { Check } from '#report/contract/staff.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { checkCircleFill, warningCircleFill } from '#ui/icons.ts'
import { texts } from '../texts.ts'
import { Amount } from './amount.tsx'
import styles from './ledger-check.module.css'

const COUNT = new Intl.NumberFormat('en-GB')
export const writeCount = (count: number): string => COUNT.format(count)

/** A report's total beside the same one from the ledger's own rows. */
export function LedgerCheck({ check, what }: { check: Check; what: string }) {
  const { is_equal, report, ledger, transfers } = check
  return (
    <p className={is_equal ? styles.equal : styles.differs} role={is_equal ? undefined : 'alert'}>
      <Icon glyph={is_equal ? checkCircleFill : warningCircleFill} size={16} />
      <span>
        {what}: <Amount amount={report} />,{' '}
        {is_equal ? (
          <>
            {texts.equalToLedger} <span className="num">{texts.ofTransfers(writeCount(transfers))}</span>
          </>
        ) : (
          <>
            {texts.notEqual} <Amount amount={ledger} />
          </>
        )}
      </span>
    </p>
  )
}
