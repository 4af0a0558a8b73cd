import { Type } from 'typebox'
import type { SeriesPublication } from '#digit-bet/contract/player.ts'
import {
  BreakAnswer,
  BreakBody,
  ChangePasswordBody,
  DoneAnswer,
  LoginBody,
  RegisterBody,
  ResetPasswordBody,
  SessionAnswer,
  UserAnswer,
} from '#identity/contract/player.ts'
import type { Money } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { StatusAnswer } from '#platform/server/http/answers/answer-problem.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { type Call, forAnyone, type Route } from '#platform/server/http/http.ts'
import { beginExclusion, getExclusion, type PauseBonuses, serializeBreak } from './begin-exclusion.ts'
import { changePassword } from './passwords/change-password.ts'
import type { HashCost } from './passwords/password.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { userOf } from './player.ts'
import { register } from './register.ts'
import { deviceMarkOf, keepDeviceMark } from './sessions/device-mark.ts'
import { ownSessionRoutes } from './sessions/own-session-routes.ts'
import type { Visit } from './sessions/session.ts'
import { hastyUnder } from './sign-in/attempt.ts'
import { forPlayer } from './sign-in/authenticate.ts'
import { createKnownLogins } from './sign-in/known-logins.ts'
import { login } from './sign-in/login.ts'
import { logout } from './sign-in/logout.ts'

/** Clients of the specification send a token and nothing else; whatever comes with it is not looked at. */
const AnyBody = Type.Unknown()

/** The spec's variant adds `type=main`; both answer both balances. */
const UserQuery = Type.Object({ type: Type.Optional(Type.Literal('main')) })

const visitOf = (call: Call): Visit => ({
  address: call.address,
  user_agent: call.header('user-agent') ?? '',
  device_mark: deviceMarkOf(call),
})

interface Options {
  /** No password is made of it. */
  brand_name: string
  demo_grant: Money | null
  /** Less than a guesser should have to pay only where the players are invented. */
  hash_cost?: HashCost | undefined
  /** Their passwords are not judged. */
  are_players_invented?: boolean
  pauseBonuses: PauseBonuses
  /** The publication of the series of a player's next rolls, so that the first bet can be rolled at once. */
  seriesOf: (player_id: bigint) => Promise<SeriesPublication>
}

export function identityRoutes(db: Database, options: Options): Route[] {
  const session = async (
    message: string,
    { call, visit, opened }: { call: Call; visit: Visit; opened: { token: string; player_id: bigint } },
  ) => {
    const { token, player_id } = opened
    const [user, seed_series] = await Promise.all([userOf(db, player_id), options.seriesOf(player_id)])
    return new StatusAnswer(
      200,
      success({ token, user, seed_series }, message),
      keepDeviceMark(call, visit.device_mark),
    )
  }

  const isKnown = createKnownLogins(db)

  return [
    forAnyone<RegisterBody>('POST', '/register', { body: RegisterBody, answer: SessionAnswer }, async (call) => {
      const visit = visitOf(call)
      const registering = register(db, { body: call.body, visit, ...options })
      return session('Registerd Successfully.', { call, visit, opened: await hastyUnder('phone', registering) })
    }),
    forAnyone<LoginBody>('POST', '/login', { body: LoginBody, answer: SessionAnswer }, async (call) => {
      const visit = visitOf(call)
      const entering = login(db, call.body, { ...visit, hash_cost: options.hash_cost, isKnown })
      return session('Logged In Successfully.', { call, visit, opened: await hastyUnder('user_name', entering) })
    }),
    forAnyone<ResetPasswordBody>(
      'POST',
      '/reset-password',
      { body: ResetPasswordBody, answer: DoneAnswer },
      async ({ body, address }) => {
        await resetPassword(db, body, { address, brand_name: options.brand_name })
        return success(null, 'Password changed successfully')
      },
    ),
    forPlayer('POST', '/logout', { body: AnyBody, answer: DoneAnswer }, async (_call, caller) => {
      await logout(db, caller)
      return success(null, 'Logout successfully.')
    }),
    forPlayer('GET', '/user', { query: UserQuery, answer: UserAnswer }, async (_call, caller) =>
      success(await userOf(db, caller.player_id)),
    ),
    forPlayer<ChangePasswordBody>(
      'POST',
      '/change-password',
      { body: ChangePasswordBody, answer: DoneAnswer },
      async ({ body, address }, { player_id, token_hash }) => {
        await changePassword(db, { player_id, token_hash, address, body, brand_name: options.brand_name })
        return success(null, 'Password changed successfully')
      },
    ),
    ...ownSessionRoutes(db),
    ...breakRoutes(db, options.pauseBonuses),
  ]
}

function breakRoutes(db: Database, pauseBonuses: PauseBonuses): Route[] {
  return [
    forPlayer('GET', '/break', { answer: BreakAnswer }, async (_call, { player_id }) => {
      const exclusion = await getExclusion(db, player_id)
      return success(exclusion && serializeBreak(exclusion))
    }),
    forPlayer<BreakBody>(
      'POST',
      '/break',
      { body: BreakBody, answer: BreakAnswer },
      async ({ body, address }, caller) =>
        success(
          serializeBreak(await beginExclusion(db, caller, { body, address, pauseBonuses })),
          'Your break has started.',
        ),
    ),
  ]
}
