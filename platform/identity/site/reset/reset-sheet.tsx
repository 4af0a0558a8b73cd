import { submit as send } from '#platform/site/calls/submit.ts'
import { useLanguage } from '#platform/site/language.ts'
import { Link } from '#platform/site/navigation.tsx'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Button, buttonClass } from '#ui/components/controls/button.tsx'
import { Field } from '#ui/components/controls/field.tsx'
import { typedIn } from '#ui/components/controls/use-sending.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { caretRightBold } from '#ui/icons.ts'
import { fieldError, formError } from '../failure-text.ts'
import styles from '../form.module.css'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { identityTexts } from '../texts.ts'
import { useForm } from '../use-form.ts'

/** For a player who forgot the password: the code comes from the staff, by the platform's contacts. */
export function ResetSheet({ open, onClose, onDone }: { onDone?: () => void } & OverlayProps) {
  const shared = useTexts(identityTexts)
  const texts = useTexts(identityTexts).reset
  const language = useLanguage()
  const { form, failure, is_busy, submit } = useForm({
    send: async (values) => {
      await send('/reset-password', { body: readBody(values) })
      onClose()
      showToast({ text: texts.changed, kind: 'success', position: 'top-center' })
      onDone?.()
    },
  })
  const error = (name: string) => fieldError(failure, name, language)
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} closeLabel={shared.close}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.before}>
          <p className={styles.small}>{texts.line}</p>
          <Link href="/contact" className={buttonClass({ kind: 'link' })} onClick={onClose}>
            {texts.contact}
            <Icon glyph={caretRightBold} size={16} />
          </Link>
        </div>
        <Field
          label={texts.phone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={error('phone') ?? formError(failure, shared.unexpected, language)}
        />
        <Field
          label={texts.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          error={error('code')}
        />
        <NewPasswordFields label={texts.new_password} error={error} />
        <Button type="submit" wide busy={is_busy} busyLabel={texts.changing}>
          {texts.change}
        </Button>
      </form>
    </Sheet>
  )
}

function readBody(values: FormData) {
  return {
    phone: typedIn(values, 'phone').trim(),
    code: typedIn(values, 'code').trim(),
    password: typedIn(values, 'password'),
    password_confirmation: typedIn(values, 'password_confirmation'),
  }
}
