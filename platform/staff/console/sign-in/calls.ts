import { call } from '#platform/console/call/api.ts'
import { saveSession } from '#platform/console/call/me.ts'
import type { EnrolmentAnswer, NewPasswordBody, SignInAnswer } from '#staff/contract/staff.ts'

async function step(path: string, body: unknown): Promise<void> {
  saveSession((await call<SignInAnswer>('POST', path, { body })).data)
}

export const signIn = (user_name: string, password: string) => step('/sign-in', { user_name, password })
export const sendCode = (code: string) => step('/sign-in/code', { code })
export const confirmEnrolment = (code: string) => step('/me/authenticator/confirm', { code })
export const replacePassword = (passwords: NewPasswordBody) => step('/sign-in/password', passwords)

/** A new secret; the password was given a moment ago. */
export async function beginEnrolment() {
  return (await call<EnrolmentAnswer>('POST', '/me/authenticator', { body: {} })).data
}
