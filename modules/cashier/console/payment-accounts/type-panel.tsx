import { useState } from 'react'
import type { StaffPaymentType } from '#cashier/contract/payment-accounts.ts'
import { PICTURE_TYPES } from '#cashier/contract/rules.ts'
import form_styles from '#platform/console/form/form.module.css'
import { Form, IN_PANEL } from '#platform/console/form/form.tsx'
import { readPicture } from '#platform/console/form/read-picture.ts'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import panel from '#platform/console/panel.module.css'
import { sayDone, showOutcome } from '#platform/console/say.ts'
import { texts as common } from '#platform/console/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Field } from '#ui/components/controls/field.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import styles from './accounts.module.css'
import { changeType, createType } from './queries.ts'
import { texts } from './texts.ts'

export function TypePanel({ type, may_write }: { type: StaffPaymentType; may_write: boolean }) {
  const { id, name, image, is_on } = type
  const turn = () => showOutcome(changeType(id, { is_on: !is_on }), texts.saved)
  return (
    <div className={panel.panel}>
      <h2 aria-live="polite">{name}</h2>
      {image === null ? <p>{texts.noMark}</p> : <img className={styles.picture} src={image} alt={texts.mark} />}
      {may_write && (
        <div className={form_styles.buttons}>
          <Button kind="secondary" size="sm" onClick={turn}>
            {is_on ? texts.switchOff : texts.switchOn}
          </Button>
        </div>
      )}
      {may_write && (
        <TypeForm
          name={name}
          submitLabel={texts.save}
          send={async (body) => {
            await changeType(id, body)
            sayDone(texts.saved)
          }}
        />
      )}
    </div>
  )
}

export const CreateTypeSheet = asOverlay(function CreateTypeSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title={texts.createType} closeLabel={common.close}>
      <TypeForm
        submitLabel={texts.createType}
        send={async (body) => {
          await createType(body)
          onClose()
        }}
      />
    </Sheet>
  )
})

interface TypeFormProps {
  name?: string
  submitLabel: string
  send: (body: { name: string; picture?: string }) => Promise<void>
}

function TypeForm({ name, submitLabel, send }: TypeFormProps) {
  const [picture_fault, setPictureFault] = useState<string>()
  const read = async (values: FormData) => {
    const picture = await readPicture(values.get('picture'))
    setPictureFault(picture === 'too_large' ? texts.pictureTooLarge : undefined)
    if (picture === 'too_large') return
    await send({ name: textOf(values, 'name'), ...(picture !== null && { picture }) })
  }
  return (
    <Form submitLabel={submitLabel} busyLabel={texts.saving} button={IN_PANEL} send={read}>
      {(fault) => (
        <>
          <Field label={texts.typeName} name="name" autoComplete="off" defaultValue={name} error={fault('name')} />
          <Field
            label={texts.mark}
            className={styles.file}
            name="picture"
            type="file"
            accept={PICTURE_TYPES.join(',')}
            hint={texts.markHint}
            error={picture_fault ?? fault('picture')}
          />
        </>
      )}
    </Form>
  )
}
