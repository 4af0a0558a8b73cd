import { REFERRAL_QUERY } from '#identity/contract/referral-rules.ts'
import { Refusal } from '#platform/site/calls/api.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useQuery } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Field } from '#ui/components/controls/field.tsx'
import { typedIn } from '#ui/components/controls/use-sending.ts'
import { Note } from '#ui/components/display/note.tsx'
import { enter } from '../enter.ts'
import { fieldError, formError } from '../failure-text.ts'
import styles from '../form.module.css'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { identityTexts } from '../texts.ts'
import { useForm } from '../use-form.ts'
import { keptReferral } from './kept-referral.ts'
import own from './register-form.module.css'

interface RegisterFormProps {
  then?: () => void
  onDone: () => void
  onLogin: () => void
}

export function RegisterForm({ then, onDone, onLogin }: RegisterFormProps) {
  const shared = useTexts(identityTexts)
  const texts = useTexts(identityTexts).register
  const language = useLanguage()
  const referral = useQuery(REFERRAL_QUERY) ?? keptReferral()
  const { form, failure, is_busy, submit } = useForm({
    send: (values) => enter('/register', readBody(values), { toast: texts.registered, onDone, then }),
  })
  const error = (name: string) => fieldError(failure, name, language)
  const unexpected = formError(failure, shared.unexpected, language)
  // Nothing is wrong with any field: it was tried too often from this address.
  const is_wait = failure instanceof Refusal && failure.code === 'too_many_requests'
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={texts.name}
        name="name"
        autoComplete="name"
        error={error('name') ?? (is_wait ? undefined : unexpected)}
      />
      <Field
        label={texts.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={error('phone') ? undefined : texts.phone_hint}
        error={is_wait ? undefined : error('phone')}
      />
      <NewPasswordFields error={error} />
      <Field
        label={texts.referral_code}
        name="referral_code"
        defaultValue={referral}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error('referral_code')}
      />
      <p className={styles.small}>{texts.age_line}</p>
      <ReadFirst />
      {is_wait && <Note kind="error">{unexpected}</Note>}
      <Button type="submit" wide busy={is_busy} busyLabel={texts.joining}>
        {texts.join}
      </Button>
      <p className={styles.other}>
        {texts.have_account}
        <Button kind="link" onClick={onLogin}>
          {shared.login}
        </Button>
      </p>
    </form>
  )
}

/** They open beside the site: what is typed here stays. */
function ReadFirst() {
  const texts = useTexts(identityTexts).register
  const pages = [
    ['/terms', texts.terms],
    ['/privacy', texts.privacy],
    ['/responsible-play', texts.responsible_play],
  ]
  return (
    <p className={`${styles.small} ${own.pages}`}>
      {texts.read_first}
      {pages.map(([href, name]) => (
        <a key={href} href={href} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ))}
    </p>
  )
}

/** A referral code that was left empty is left out. */
function readBody(values: FormData) {
  const referral_code = typedIn(values, 'referral_code').trim()
  return {
    name: typedIn(values, 'name').trim(),
    phone: typedIn(values, 'phone').trim(),
    password: typedIn(values, 'password'),
    password_confirmation: typedIn(values, 'password_confirmation'),
    ...(referral_code !== '' && { referral_code }),
  }
}
