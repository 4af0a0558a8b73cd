import { useState } from 'react'
import type { EnrolmentAnswer, SignInAnswer } from '#contract/staff.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { showToast } from '#ui/toast.tsx'
import { call } from '../../platform/api.ts'
import styles from '../../platform/form.module.css'
import { textOf, typedIn, useForm } from '../../platform/form.tsx'
import { keepSession, useMe } from '../../platform/me.ts'
import account from './account.module.css'
import { texts } from './texts.ts'

type Offer = EnrolmentAnswer['data']

/** One's own authenticator: the first one, or another in its place. */
export function Authenticator({ onDone }: { onDone: () => void }) {
  const [offer, setOffer] = useState<Offer | null>(null)
  return offer ? <Confirm offer={offer} onDone={onDone} /> : <Ask onOffer={setOffer} />
}

function Ask({ onOffer }: { onOffer: (offer: Offer) => void }) {
  const { has_totp } = useMe()
  const { form, fault, sentence, is_busy, submit } = useForm(
    async (values) => {
      const body = { password: typedIn(values, 'password'), ...(has_totp && { code: textOf(values, 'code') }) }
      onOffer((await call<EnrolmentAnswer>('POST', '/me/authenticator', { body })).data)
    },
    { takes_focus: true },
  )
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p>{has_totp ? texts.replaceLine : texts.line}</p>
      {sentence && <Note kind="error">{sentence}</Note>}
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        showLabel={texts.show}
        hideLabel={texts.hide}
        error={fault('password')}
      />
      {has_totp && <Code label={texts.oldCode} error={fault('code')} />}
      <Button type="submit" wide busy={is_busy} busyLabel={texts.busy}>
        {texts.ask}
      </Button>
    </form>
  )
}

function Confirm({ offer, onDone }: { offer: Offer; onDone: () => void }) {
  const { form, fault, sentence, is_busy, submit } = useForm(
    async (values) => {
      const body = { code: textOf(values, 'code') }
      keepSession((await call<SignInAnswer>('POST', '/me/authenticator/confirm', { body })).data)
      showToast({ kind: 'success', text: texts.done, position: 'top-center' })
      onDone()
    },
    { takes_focus: true },
  )
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p>{texts.scan}</p>
      {sentence && <Note kind="error">{sentence}</Note>}
      <img className={account.qr} src={offer.qr} alt={texts.qr} />
      <p>{texts.type}</p>
      <code className={account.secret}>{offer.secret}</code>
      <Code label={texts.code} error={fault('code')} />
      <Button type="submit" wide busy={is_busy} busyLabel={texts.busy}>
        {texts.confirm}
      </Button>
    </form>
  )
}

function Code({ label, error }: { label: string; error: string | undefined }) {
  return (
    <Field label={label} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={6} error={error} />
  )
}
