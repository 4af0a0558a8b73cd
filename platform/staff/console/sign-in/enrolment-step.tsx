import { useState } from 'react'
import { textOf, useForm } from '#platform/console/form/use-form.ts'
import type { EnrolmentAnswer } from '#staff/contract/staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { beginEnrolment, confirmEnrolment } from './calls.ts'
import { CodeForm } from './code-form.tsx'
import { Frame } from './frame.tsx'
import styles from './sign-in.module.css'
import { texts } from './texts.ts'

type Offer = EnrolmentAnswer['data']

/** A new secret for an authenticator, confirmed by its first code. */
export function EnrolmentStep() {
  const [offer, setOffer] = useState<Offer | null>(null)
  const { form, sentence, is_busy, submit } = useForm(async () => setOffer(await beginEnrolment()))
  if (offer) return <Confirmation offer={offer} />
  return (
    <Frame title={texts.enrolTitle} line={texts.enrolAsk} refusal={sentence}>
      <form ref={form} className={styles.form} onSubmit={submit}>
        <Button type="submit" wide busy={is_busy} busyLabel={texts.checking}>
          {texts.enrolStart}
        </Button>
      </form>
    </Frame>
  )
}

function Confirmation({ offer }: { offer: Offer }) {
  const form = useForm((values) => confirmEnrolment(textOf(values, 'code')), { takes_focus: true })
  return (
    <Frame title={texts.enrolTitle} line={texts.enrolScan} refusal={form.sentence}>
      <img className={styles.qr} src={offer.qr} alt={texts.qr} />
      <p className={styles.line}>
        {texts.enrolType}
        <code className={styles.secret}>{offer.secret}</code>
      </p>
      <CodeForm form={form} />
    </Frame>
  )
}
