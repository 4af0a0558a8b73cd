import { useState } from 'react'
import type { PaymentAccountsAnswer } from '#contract/cashier-console.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from '../../platform/form.module.css'
import { textOf, useForm } from '../../platform/form.tsx'
import { useMe } from '../../platform/me.ts'
import { readPicture } from '../../platform/read-picture.ts'
import { SelectField } from '../../platform/select-field.tsx'
import { texts as common } from '../../platform/texts.ts'
import { AccountFields } from './account-fields.tsx'
import { createAccount } from './queries.ts'
import { texts } from './texts.ts'

export interface CreateSheetProps {
  offer: PaymentAccountsAnswer['data']
  onClose: () => void
}

export function CreateSheet({ offer, onClose }: CreateSheetProps) {
  const { agent_id } = useMe()
  const [picture_fault, setPictureFault] = useState<string>()
  const { form, fault, sentence, is_busy, submit } = useForm(
    async (values) => {
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
    },
    { takes_focus: true },
  )
  return (
    <Sheet open onClose={onClose} title={texts.create} closeLabel={common.close}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {sentence && <Note kind="error">{sentence}</Note>}
        <SelectField label={texts.type} name="payment_type_id">
          {offer.payment_types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {agent_id === null && offer.agents.length > 0 && (
          <SelectField label={texts.owner} name="agent_id">
            <option value="">{texts.house}</option>
            {offer.agents.map(({ staff_id, user_name }) => (
              <option key={staff_id} value={staff_id}>
                {user_name}
              </option>
            ))}
          </SelectField>
        )}
        <AccountFields fault={fault} picture_fault={picture_fault} />
        <Button type="submit" wide busy={is_busy} busyLabel={texts.saving}>
          {texts.create}
        </Button>
      </form>
    </Sheet>
  )
}
