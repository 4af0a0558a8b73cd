import { useState } from 'react'
import type { AccountBalance, AccountBalancesAnswer } from '#cashier/contract/account-statements.ts'
import { useMe } from '#platform/console/call/me.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import form from '#platform/console/form/form.module.css'
import { ReasonDialog } from '#platform/console/form/reason-dialog.tsx'
import panel from '#platform/console/panel.module.css'
import { sayDone } from '#platform/console/say.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { ComparisonPart } from './comparison-part.tsx'
import { MovementSheet } from './movement-sheet.tsx'
import { setOverdraft } from './queries.ts'
import { StatementSheet } from './statement-sheet.tsx'
import { texts } from './texts.ts'

interface BalancePanelProps {
  account: AccountBalance
  balances: AccountBalancesAnswer['data']
  may_book: boolean
}

type Open = 'movement' | 'statement' | 'overdraft'

/** One account: what it holds, what may be booked on it, and what its bank says. */
export function BalancePanel({ account, balances, may_book }: BalancePanelProps) {
  const [open, setOpen] = useState<Open | null>(null)
  // An agent reads; what is booked is the operator's.
  const { agent_id } = useMe()
  const is_booking = may_book && agent_id === null
  const { id, payment_type, account_name, account_number, balance, may_be_overdrawn, is_opened } = account
  const submitLabel = may_be_overdrawn ? texts.forbid : texts.allow
  const close = () => setOpen(null)
  return (
    <div className={panel.panel}>
      <h2 aria-live="polite">
        {payment_type.name}, {account_name}
      </h2>
      <dl className={panel.facts}>
        <dt>{texts.account}</dt>
        <dd className="num">{account_number}</dd>
        <dt>{texts.ledgerSays}</dt>
        <dd>
          <Amount amount={balance} signed={balance < 0} /> Ks
        </dd>
        <dt>{texts.overdraft}</dt>
        <dd>{may_be_overdrawn ? texts.may : texts.mayNot}</dd>
      </dl>
      {!is_opened && <Note kind="pending">{texts.notOpened}</Note>}
      {is_booking && (
        <div className={form.buttons}>
          <Button size="sm" onClick={() => setOpen('statement')}>
            {texts.enter}
          </Button>
          <Button kind="secondary" size="sm" onClick={() => setOpen('movement')}>
            {texts.book}
          </Button>
          <Button kind="secondary" size="sm" onClick={() => setOpen('overdraft')}>
            {submitLabel}
          </Button>
        </div>
      )}
      <ComparisonPart account_id={id} may_check={is_booking} />
      {open === 'movement' && <MovementSheet account={account} balances={balances} onClose={close} />}
      {open === 'statement' && <StatementSheet account={account} onClose={close} />}
      {open === 'overdraft' && (
        <ReasonDialog
          title={`${submitLabel}: ${payment_type.name} ${account_number}`}
          submitLabel={submitLabel}
          onClose={close}
          send={async (reason) => {
            await setOverdraft(id, { may_be_overdrawn: !may_be_overdrawn, reason })
            sayDone(texts.saved)
          }}
        />
      )}
    </div>
  )
}
