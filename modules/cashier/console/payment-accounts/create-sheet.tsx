import { useState } from 'react'
import type { PaymentAccountsAnswer } from '#cashier/contract/payment-accounts.ts'
import { useMe } from '#platform/console/call/me.ts'
import { Form } from '#platform/console/form/form.tsx'
import { readPicture } from '#platform/console/form/read-picture.ts'
import { SelectField } from '#platform/console/form/select-field.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { texts as common } from '#platform/console/texts.ts'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { AccountFields } from './account-fields.tsx'
import { createAccount } from './queries.ts'
import { texts } from './texts.ts'

export interface CreateSheetProps {
  offer: PaymentAccountsAnswer['data']
  onClose: () => void
}

export const CreateSheet = asOverlay(function CreateSheet({ offer, onClose }: CreateSheetProps) {
  const { agent_id } = useMe()
  const [picture_fault, setPictureFault] = useState<string>()
  const send = async (values: FormData) => {
    const picture = await readPicture(values.get('picture'))
    setPictureFault(picture === 'too_large' ? texts.pictureTooLarge : undefined)
    if (picture === 'too_large') return
    const agent = textOf(values, 'agent_id')
    await createAccount({
      payment_type_id: Number(textOf(values, 'payment_type_id')),
      account_name: textOf(values, 'account_name'),
      account_number: textOf(values, 'account_number'),
      ...(picture !== null && { picture }),
      ...(agent !== '' && { agent_id: agent }),
    })
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title={texts.create} closeLabel={common.close}>
      <Form submitLabel={texts.create} busyLabel={texts.saving} takes_focus send={send}>
        {(fault) => (
          <>
            <SelectField label={texts.type} name="payment_type_id">
              {offer.payment_types.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            {agent_id === null && offer.agents.length > 0 && (
              <SelectField label={texts.owner} name="agent_id">
                <option value="">{texts.company}</option>
                {offer.agents.map(({ staff_id, user_name }) => (
                  <option key={staff_id} value={staff_id}>
                    {user_name}
                  </option>
                ))}
              </SelectField>
            )}
            <AccountFields fault={fault} picture_fault={picture_fault} />
          </>
        )}
      </Form>
    </Sheet>
  )
})
