import type { Bank } from '#cashier/contract/player.ts'
import { copyText } from '#platform/site/browser/copy-text.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { FieldError } from '#ui/components/controls/field-error.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { copyRegular } from '#ui/icons.ts'
import shared from '../cashier.module.css'
import { AccountNumber } from '../parts/account-number.tsx'
import { Mark } from '../parts/mark.tsx'
import { pickOverlay } from '../parts/pick.ts'
import { StepLabel } from '../parts/step-label.tsx'
import { cashierTexts } from '../texts.ts'
import styles from './pay-to.module.css'

interface PayToProps {
  label: string
  banks: readonly Bank[] | undefined
  bank: Bank | undefined
  error: string | undefined
  onPick: (id: number) => void
}

/** The account of the company that the money goes to. */
export function PayTo({ label, banks, bank, error, onPick }: PayToProps) {
  const shared_texts = useTexts(cashierTexts)
  const texts = useTexts(cashierTexts).deposit_form
  const pick = () =>
    pickOverlay.open({
      title: texts.choose_account,
      items: (banks ?? []).map(({ payment_type, ...each }) => ({ ...each, name: payment_type })),
      chosen: bank?.id ?? null,
      onPick,
    })
  return (
    <section className={shared.section} aria-label={label} aria-busy={!bank}>
      <StepLabel step={1}>{label}</StepLabel>
      <div className={`card ${styles.account}`}>
        <div className={styles.top}>
          <Mark image={bank?.image ?? null} />
          <span className={styles.who}>
            <b>{bank ? bank.payment_type : <Skeleton width={90} height={16} />}</b>
            <small>{bank ? bank.account_name : <Skeleton width={130} />}</small>
          </span>
          {banks && banks.length > 1 && (
            <Button kind="tonal" size="sm" data-wrong={error ? '' : undefined} onClick={pick}>
              {texts.change}
            </Button>
          )}
        </div>
        <div className={styles.bottom}>
          <span>
            <small>{shared_texts.account_number}</small>
            <b>{bank ? <AccountNumber number={bank.account_number} /> : <Skeleton width={150} height={20} />}</b>
          </span>
          <Button kind="link" disabled={!bank} onClick={() => bank && void copyText(bank.account_number, texts.copied)}>
            <Icon glyph={copyRegular} size={20} />
            {texts.copy}
          </Button>
        </div>
      </div>
      {error && <FieldError role="alert">{error}</FieldError>}
    </section>
  )
}
