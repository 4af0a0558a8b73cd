import type { SignInState } from '#staff/contract/staff.ts'
import { CodeStep } from './code-step.tsx'
import { EnrolmentStep } from './enrolment-step.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import { PasswordStep } from './password-step.tsx'

/** The next step of the sign-in; null while nobody began. */
export function SignIn({ next }: { next: Exclude<SignInState['next'], 'nothing'> | null }) {
  switch (next) {
    case null:
      return <PasswordStep />
    case 'code':
      return <CodeStep />
    case 'new_password':
      return <NewPasswordStep />
    case 'enrolment':
      return <EnrolmentStep />
  }
}
