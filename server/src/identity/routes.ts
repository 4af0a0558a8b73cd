import { Type } from 'typebox'
import { REQUEST_WAS_SUCCESSFUL } from '#contract/answer.ts'
import {
  ChangePasswordBody,
  DoneAnswer,
  LoginBody,
  RegisterBody,
  ResetPasswordBody,
  SessionAnswer,
  UserAnswer,
} from '#contract/identity.ts'
import type { Money } from '#contract/money.ts'
import type { Database } from '../platform/database.ts'
import { forAnyone, type Route } from '../platform/http.ts'
import { forPlayer } from './authenticate.ts'
import { changePassword } from './change-password.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { userOf } from './player.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'

/** The spec's variant adds `type=main`; both answer both balances. */
const UserQuery = Type.Object({ type: Type.Optional(Type.Literal('main')) })

export function identityRoutes(db: Database, options: { demo_grant: Money | null }): Route[] {
  const answer = (message: string, data: unknown) => ({ status: REQUEST_WAS_SUCCESSFUL, message, data })
  const session = async (message: string, opened: { token: string; player_id: bigint }) =>
    answer(message, { token: opened.token, user: await userOf(db, opened.player_id) })

  return [
    forAnyone<RegisterBody>('POST', '/register', { body: RegisterBody, answer: SessionAnswer }, async (call) =>
      session('Registerd Successfully.', await register(db, { body: call.body, address: call.address, ...options })),
    ),
    forAnyone<LoginBody>('POST', '/login', { body: LoginBody, answer: SessionAnswer }, async (call) =>
      session('Logged In Successfully.', await login(db, call.body, call.address)),
    ),
    forAnyone<ResetPasswordBody>(
      'POST',
      '/reset-password',
      { body: ResetPasswordBody, answer: DoneAnswer },
      async ({ body, address }) => {
        await resetPassword(db, body, address)
        return answer('Password changed successfully', null)
      },
    ),
    forPlayer('POST', '/logout', { answer: DoneAnswer }, async (_call, caller) => {
      await logout(db, caller)
      return answer('Logout successfully.', null)
    }),
    forPlayer('GET', '/user', { query: UserQuery, answer: UserAnswer }, async (_call, caller) =>
      answer('', await userOf(db, caller.player_id)),
    ),
    forPlayer<ChangePasswordBody>(
      'POST',
      '/change-password',
      { body: ChangePasswordBody, answer: DoneAnswer },
      async ({ body, address }, { player_id, token_hash }) => {
        await changePassword(db, { player_id, token_hash, address, body })
        return answer('Password changed successfully', null)
      },
    ),
  ]
}
