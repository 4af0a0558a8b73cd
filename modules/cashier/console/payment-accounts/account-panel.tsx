import { useState } from 'react'
import type { PaymentAccount } from '#cashier/contract/payment-accounts.ts'
import { useMay } from '#platform/console/call/me.ts'
import form_styles from '#platform/console/form/form.module.css'
import { Form, IN_PANEL } from '#platform/console/form/form.tsx'
import { readPicture } from '#platform/console/form/read-picture.ts'
import { textOf } from '#platform/console/form/use-form.ts'
import panel from '#platform/console/panel.module.css'
import { sayDone, showOutcome } from '#platform/console/say.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { AccountFields } from './account-fields.tsx'
import styles from './accounts.module.css'
import { changeAccount } from './queries.ts'
import { texts } from './texts.ts'

export function AccountPanel({ account }: { account: PaymentAccount }) {
  const may_write = useMay('payment_accounts.write')
  const { payment_type, account_name, account_number, agent, image, is_on } = account
  return (
    <div className={panel.panel}>
      <h2 aria-live="polite">
        {payment_type.name}, {account_name}
      </h2>
      {image !== null && <img className={styles.picture} src={image} alt={texts.picture} />}
      <dl className={panel.facts}>
        <dt>{texts.numberShort}</dt>
        <dd className="num">{account_number}</dd>
        <dt>{texts.owner}</dt>
        <dd>{agent?.user_name ?? texts.company}</dd>
        <dt>{texts.state}</dt>
        <dd>{is_on ? texts.on : texts.off}</dd>
        <dt>{texts.picture}</dt>
        <dd>{image === null ? texts.noPicture : texts.on}</dd>
      </dl>
      {may_write && <Switches account={account} />}
      {may_write && <Change account={account} />}
    </div>
  )
}

function Switches({ account: { id, is_on, image } }: { account: PaymentAccount }) {
  const change = (body: Parameters<typeof changeAccount>[1]) => showOutcome(changeAccount(id, body), texts.saved)
  return (
    <div className={form_styles.buttons}>
      <Button kind="secondary" size="sm" onClick={() => change({ is_on: !is_on })}>
        {is_on ? texts.switchOff : texts.switchOn}
      </Button>
      {image !== null && (
        <Button kind="secondary" size="sm" onClick={() => change({ picture: null })}>
          {texts.removePicture}
        </Button>
      )}
    </div>
  )
}

function Change({ account }: { account: PaymentAccount }) {
  const [picture_fault, setPictureFault] = useState<string>()
  const send = async (values: FormData) => {
    const picture = await readPicture(values.get('picture'))
    setPictureFault(picture === 'too_large' ? texts.pictureTooLarge : undefined)
    if (picture === 'too_large') return
    await changeAccount(account.id, {
      account_name: textOf(values, 'account_name'),
      account_number: textOf(values, 'account_number'),
      ...(picture !== null && { picture }),
    })
    sayDone(texts.saved)
  }
  return (
    <Form submitLabel={texts.save} busyLabel={texts.saving} button={IN_PANEL} send={send}>
      {(fault) => <AccountFields account={account} fault={fault} picture_fault={picture_fault} />}
    </Form>
  )
}
