import { useState } from 'react'
import { call } from '#platform/console/call/api.ts'
import { saveSession, useMe } from '#platform/console/call/me.ts'
import { CodeField } from '#platform/console/form/code-field.tsx'
import { Form } from '#platform/console/form/form.tsx'
import { PasswordField } from '#platform/console/form/password-field.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { sayDone } from '#platform/console/say.ts'
import type { EnrolmentAnswer, SignInAnswer } from '#staff/contract/staff.ts'
import { typedIn } from '#ui/components/controls/use-sending.ts'
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
  const send = async (values: FormData) => {
    const body = { password: typedIn(values, 'password'), ...(has_totp && { code: textOf(values, 'code') }) }
    onOffer((await call<EnrolmentAnswer>('POST', '/me/authenticator', { body })).data)
  }
  return (
    <Form submitLabel={texts.ask} busyLabel={texts.busy} takes_focus send={send}>
      {(fault) => (
        <>
          <p>{has_totp ? texts.replaceLine : texts.line}</p>
          <PasswordField
            label={texts.password}
            name="password"
            autoComplete="current-password"
            error={fault('password')}
          />
          {has_totp && <CodeField label={texts.oldCode} error={fault('code')} />}
        </>
      )}
    </Form>
  )
}

function Confirm({ offer, onDone }: { offer: Offer; onDone: () => void }) {
  const send = async (values: FormData) => {
    const body = { code: textOf(values, 'code') }
    saveSession((await call<SignInAnswer>('POST', '/me/authenticator/confirm', { body })).data)
    sayDone(texts.done)
    onDone()
  }
  return (
    <Form submitLabel={texts.confirm} busyLabel={texts.busy} takes_focus send={send}>
      {(fault) => (
        <>
          <p>{texts.scan}</p>
          <img className={account.qr} src={offer.qr} alt={texts.qr} />
          <p>{texts.type}</p>
          <code className={account.secret}>{offer.secret}</code>
          <CodeField label={texts.code} error={fault('code')} />
        </>
      )}
    </Form>
  )
}
