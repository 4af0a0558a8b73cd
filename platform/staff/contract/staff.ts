import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import {
  AsTyped,
  CalendarDay,
  InLatinDigits,
  ListAnswer,
  ListAnswerWith,
  Nullable,
  SoughtText,
  Time,
} from '#platform/contract/shapes.ts'
import { PERMISSIONS, type Permission, ROLES, type Role } from './rules.ts'

const Text = Type.String({ maxLength: 300 })
const Code = InLatinDigits(Type.String({ maxLength: 300 }))
const Password = AsTyped(Type.String({ maxLength: 300 }))
const RoleName = Type.Unsafe<Role>({ type: 'string', enum: ROLES })
const PermissionName = Type.Unsafe<Permission>({ type: 'string', enum: PERMISSIONS })

/** The caller, a member of the staff. */
export const Me = Type.Object({
  staff_id: Type.String(),
  user_name: Type.String(),
  role: RoleName,
  /** The caller's permissions; the console hides the rest. */
  permissions: Type.Array(PermissionName),
  /** The caller sees this agent's players only; null for the platform's own staff. */
  agent_id: Nullable(Type.String()),
  has_totp: Type.Boolean(),
  is_totp_required: Type.Boolean(),
  /** The release of the console that answers: `0.2.0`. */
  version: Type.String(),
})
export type Me = Static<typeof Me>

/**
 * How far a sign-in has come. `code`: the password was right, now a code of the authenticator; `new_password`: the
 * one-time password has to be replaced; `enrolment`: an authenticator has to be enrolled; `nothing`: signed in.
 */
export const SignInState = Type.Object({
  next: Type.Union([
    Type.Literal('code'),
    Type.Literal('new_password'),
    Type.Literal('enrolment'),
    Type.Literal('nothing'),
  ]),
  /** Known once the sign-in is complete. */
  me: Nullable(Me),
})
export type SignInState = Static<typeof SignInState>
export const SignInAnswer = Answer(SignInState)
export type SignInAnswer = Static<typeof SignInAnswer>

export const SignInBody = Type.Object({ user_name: Code, password: Password }, { additionalProperties: false })
export type SignInBody = Static<typeof SignInBody>

/** Six digits of the authenticator. */
export const CodeBody = Type.Object({ code: Code }, { additionalProperties: false })
export type CodeBody = Static<typeof CodeBody>

export const OwnPasswordBody = Type.Object(
  { current_password: Password, password: Password, password_confirmation: Password },
  { additionalProperties: false },
)
export type OwnPasswordBody = Static<typeof OwnPasswordBody>

/** Chosen by anyone who signed in with a one-time password. */
export const NewPasswordBody = Type.Object(
  { password: Password, password_confirmation: Password },
  { additionalProperties: false },
)
export type NewPasswordBody = Static<typeof NewPasswordBody>

/**
 * Asks for a new secret, to be confirmed by its first code. A caller who is signed in gives the password once more,
 * and a code of the old authenticator.
 */
export const EnrolmentBody = Type.Object(
  { password: AsTyped(Type.Optional(Text)), code: InLatinDigits(Type.Optional(Text)) },
  { additionalProperties: false },
)
export type EnrolmentBody = Static<typeof EnrolmentBody>
export const EnrolmentAnswer = Answer(
  Type.Object({
    otpauth_uri: Type.String(),
    /** For typing where no camera is at hand: base32 in groups of four. */
    secret: Type.String(),
    /** The address as a QR code, a picture in a data: address. */
    qr: Type.String(),
  }),
)
export type EnrolmentAnswer = Static<typeof EnrolmentAnswer>

export const StaffMember = Type.Object({
  id: Type.String(),
  user_name: Type.String(),
  role: RoleName,
  /** The agent whom a sub-agent works for. */
  parent_id: Nullable(Type.String()),
  parent_name: Nullable(Type.String()),
  permissions: Type.Array(PermissionName),
  is_active: Type.Boolean(),
  has_totp: Type.Boolean(),
  is_password_temporary: Type.Boolean(),
  created_at: Time,
  last_seen_at: Nullable(Time),
})
export type StaffMember = Static<typeof StaffMember>

/** In the order of user names; `next` is the `after` of the following page. */
export const StaffQuery = Type.Object({ after: Type.Optional(SoughtText(300)) }, { additionalProperties: false })
export type StaffQuery = Static<typeof StaffQuery>
export const StaffListAnswer = ListAnswer(StaffMember)
export type StaffListAnswer = Static<typeof StaffListAnswer>

export const NewStaffBody = Type.Object(
  {
    user_name: Text,
    role: RoleName,
    /** Of a sub-agent that the owner makes; an agent makes only their own sub-agents. */
    parent_id: Type.Optional(Text),
    permissions: Type.Optional(Type.Array(PermissionName, { maxItems: PERMISSIONS.length })),
  },
  { additionalProperties: false },
)
export type NewStaffBody = Static<typeof NewStaffBody>
/** Shown this once; it has to be replaced at the first sign-in. */
export const OneTimePasswordAnswer = Answer(Type.Object({ id: Type.String(), one_time_password: Type.String() }))
export type OneTimePasswordAnswer = Static<typeof OneTimePasswordAnswer>

export const ActiveBody = Type.Object({ is_active: Type.Boolean(), reason: Text }, { additionalProperties: false })
export type ActiveBody = Static<typeof ActiveBody>
export const PermissionsBody = Type.Object(
  { permissions: Type.Array(PermissionName, { maxItems: PERMISSIONS.length }) },
  { additionalProperties: false },
)
export type PermissionsBody = Static<typeof PermissionsBody>
export const ReasonBody = Type.Object({ reason: Text }, { additionalProperties: false })
export type ReasonBody = Static<typeof ReasonBody>
export const StaffParams = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) })

export const AuditRow = Type.Object({
  id: Type.String(),
  at: Time,
  /** Null for a sign-in that failed. */
  staff_id: Nullable(Type.String()),
  user_name: Type.String(),
  role: Type.String(),
  action: Type.String(),
  object: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
  reason: Nullable(Type.String()),
  address: Type.String(),
  /** The block that holds it, once it is in the chain. */
  block: Nullable(Type.String()),
})
export type AuditRow = Static<typeof AuditRow>

const Id = Type.String({ pattern: '^[1-9][0-9]{0,17}$' })
const GivenMoment = Type.String({
  format: 'moment',
  pattern: '^2\\d{3}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,6})?)?Z)?$',
})
/** Newest first; `next` is the `after` of the following page. */
export const AuditQuery = Type.Object(
  {
    after: Type.Optional(Id),
    staff_id: Type.Optional(Id),
    /** Of one of the staff, exactly. */
    user_name: Type.Optional(SoughtText(60)),
    /** `hidden`: without rows that only say who works on a request (audit-rules.ts). */
    claims: Type.Optional(Type.Literal('hidden')),
    /** Exactly, such as `deposits.approve`. */
    action: Type.Optional(SoughtText(300)),
    /** Exactly, such as `deposit:12`. */
    object: Type.Optional(SoughtText(300)),
    from: Type.Optional(GivenMoment),
    to: Type.Optional(GivenMoment),
  },
  { additionalProperties: false },
)
export type AuditQuery = Static<typeof AuditQuery>
export const AuditAnswer = ListAnswerWith(AuditRow, {
  /** The newest block of the chain. */
  head: Nullable(Type.Object({ n: Type.String(), hash: Type.String(), made_at: Time })),
})
export type AuditAnswer = Static<typeof AuditAnswer>

/** The audit log of some days with its chain, as a file that `npm run verify-audit` checks away from the database. */
export const AuditChainQuery = Type.Object({ from: CalendarDay, to: CalendarDay }, { additionalProperties: false })
export type AuditChainQuery = Static<typeof AuditChainQuery>

export const DoneAnswer = Answer(Type.Null())
export type DoneAnswer = Static<typeof DoneAnswer>
