import { signOut } from '#platform/console/call/me.ts'
import { CodeField } from '#platform/console/form/code-field.tsx'
import { Button } from '#ui/components/controls/button.tsx'
import styles from './sign-in.module.css'
import { texts } from './texts.ts'

export interface CodeFormProps {
  form: ReturnType<typeof import('#platform/console/form/use-form.ts').useForm>
}

/** Six digits, for the sign-in and for the enrolment. */
export function CodeForm({ form: { form, fault, is_busy, submit } }: CodeFormProps) {
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <CodeField className={styles.code} label={texts.code} error={fault('code')} />
      <Button type="submit" wide busy={is_busy} busyLabel={texts.checking}>
        {texts.confirm}
      </Button>
      <Button kind="link" onClick={() => void signOut()}>
        {texts.back}
      </Button>
    </form>
  )
}
