import { StatusAnswer } from '#platform/server/http/answers/answer-problem.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import type { Call } from '#platform/server/http/http.ts'
import {
  ActiveBody,
  CodeBody,
  DoneAnswer,
  EnrolmentAnswer,
  EnrolmentBody,
  NewPasswordBody,
  NewStaffBody,
  OneTimePasswordAnswer,
  OwnPasswordBody,
  PermissionsBody,
  ReasonBody,
  SignInAnswer,
  SignInBody,
  StaffListAnswer,
  StaffParams,
  StaffQuery,
} from '#staff/contract/staff.ts'
import { changeOwnPassword, chooseNewPassword } from './accounts/change-own-password.ts'
import { createStaff } from './accounts/create-staff.ts'
import { listStaff } from './accounts/list-staff.ts'
import { resetAuthenticator, resetStaffPassword, setPermissions, switchStaff } from './accounts/manage-staff.ts'
import { type StaffDependencies, signInState } from './accounts/staff.ts'
import { auditRoutes } from './audit/routes.ts'
import { type ConsoleRoute, forStaff, forVisitor } from './for-staff.ts'
import { cookieOf, endCookie, writeCookie } from './sessions/cookie.ts'
import { confirmAuthenticator, offerAuthenticator } from './sign-in/enrol-authenticator.ts'
import { createKnownSignIns } from './sign-in/known-sign-ins.ts'
import { giveCode, type SignedIn, signIn, type Visit } from './sign-in/sign-in.ts'
import { signOut } from './sign-in/sign-out.ts'

const done = async (work: Promise<void>) => {
  await work
  return success(null)
}
const idOf = (call: Call) => BigInt(call.params.id ?? '')
const visitOf = (call: Call): Visit => ({ address: call.address, user_agent: call.header('user-agent') ?? '' })

/** The sign-in and everything about the staff itself. */
export function staffRoutes(dependencies: StaffDependencies): ConsoleRoute[] {
  return [
    ...signInRoutes(dependencies),
    ...ownRoutes(dependencies),
    ...accountRoutes(dependencies),
    ...auditRoutes(dependencies.db),
  ]
}

function signInRoutes(dependencies: StaffDependencies): ConsoleRoute[] {
  const { installation } = dependencies
  const enter = async (call: Call, signed_in: SignedIn) =>
    new StatusAnswer(200, success(await signInState(dependencies, signed_in)), {
      'set-cookie': writeCookie({ ...cookieOf(installation, call), token: signed_in.token }),
    })

  const isKnown = createKnownSignIns(dependencies.db)

  return [
    forVisitor<SignInBody>('POST /sign-in', { body: SignInBody, answer: SignInAnswer }, async (call) =>
      enter(call, await signIn(dependencies, call.body, { ...visitOf(call), isKnown })),
    ),
    forStaff<CodeBody>(
      'signing_in',
      'POST /sign-in/code',
      { body: CodeBody, answer: SignInAnswer },
      async (call, staff) => enter(call, await giveCode(dependencies, staff, call.body.code, visitOf(call))),
    ),
    forStaff<NewPasswordBody>(
      'signing_in',
      'POST /sign-in/password',
      { body: NewPasswordBody, answer: SignInAnswer },
      async (call, staff) => enter(call, await chooseNewPassword(dependencies, staff, call.body, visitOf(call))),
    ),
    forStaff<EnrolmentBody>(
      'signing_in',
      'POST /me/authenticator',
      { body: EnrolmentBody, answer: EnrolmentAnswer },
      async ({ body }, staff) => success(await offerAuthenticator(dependencies, staff, body)),
    ),
    forStaff<CodeBody>(
      'signing_in',
      'POST /me/authenticator/confirm',
      { body: CodeBody, answer: SignInAnswer },
      async (call, staff) =>
        enter(call, await confirmAuthenticator(dependencies, staff, call.body.code, visitOf(call))),
    ),
    forStaff('signing_in', 'POST /sign-out', { answer: DoneAnswer }, async (call, staff) => {
      await signOut(dependencies.db, staff)
      return new StatusAnswer(200, success(null), { 'set-cookie': endCookie(cookieOf(installation, call)) })
    }),
  ]
}

function ownRoutes(dependencies: StaffDependencies): ConsoleRoute[] {
  return [
    forStaff('signing_in', 'GET /me', { answer: SignInAnswer }, async (_call, staff) =>
      success(await signInState(dependencies, staff)),
    ),
    forStaff<OwnPasswordBody>(
      'signed_in',
      'POST /me/password',
      { body: OwnPasswordBody, answer: DoneAnswer },
      async ({ body }, staff) => done(changeOwnPassword(dependencies, staff, body)),
    ),
  ]
}

function accountRoutes({ db }: StaffDependencies): ConsoleRoute[] {
  const one = { params: StaffParams, answer: DoneAnswer }
  return [
    forStaff<unknown, StaffQuery>(
      'staff.read',
      'GET /staff',
      { query: StaffQuery, answer: StaffListAnswer },
      ({ query }, staff) => listStaff(db, staff, query.after),
    ),
    forStaff<NewStaffBody>(
      'staff.write',
      'POST /staff',
      { body: NewStaffBody, answer: OneTimePasswordAnswer },
      async ({ body }, staff) => success(await createStaff(db, staff, body)),
    ),
    forStaff<ActiveBody>('staff.write', 'POST /staff/:id/active', { ...one, body: ActiveBody }, async (call, staff) =>
      done(switchStaff(db, staff, idOf(call), call.body)),
    ),
    forStaff<PermissionsBody>(
      'staff.write',
      'POST /staff/:id/permissions',
      { ...one, body: PermissionsBody },
      async (call, staff) => done(setPermissions(db, staff, idOf(call), call.body.permissions)),
    ),
    forStaff<ReasonBody>(
      'staff.write',
      'POST /staff/:id/reset-authenticator',
      { ...one, body: ReasonBody },
      async (call, staff) => done(resetAuthenticator(db, staff, idOf(call), call.body.reason)),
    ),
    forStaff<ReasonBody>(
      'staff.write',
      'POST /staff/:id/reset-password',
      { params: StaffParams, body: ReasonBody, answer: OneTimePasswordAnswer },
      async (call, staff) => success(await resetStaffPassword(db, staff, idOf(call), call.body.reason)),
    ),
  ]
}
