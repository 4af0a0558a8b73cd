import { type Static, Type } from 'typebox'
import { Answer } from './answer.ts'
import { PERMISSIONS, ROLES } from './staff-rules.ts'

const Text = Type.String({ maxLength: 300 })
const Nullable = <T extends Parameters<typeof Type.Array>[0]>(type: T) => Type.Union([type, Type.Null()])
const RoleName = Type.Union(ROLES.map((role) => Type.Literal(role)))
const PermissionName = Type.Union(PERMISSIONS.map((permission) => Type.Literal(permission)))

/** Somebody of the staff as he sees himself. */
export const Me = Type.Object({
  staff_id: Type.String(),
  user_name: Type.String(),
  role: RoleName,
  /** What he may do; the console hides the rest. */
  permissions: Type.Array(PermissionName),
  /** The agent whose players are all that he sees; null for the house's own staff. */
  agent_id: Nullable(Type.String()),
  has_totp: Type.Boolean(),
  is_totp_required: Type.Boolean(),
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

export const SignInBody = Type.Object({ user_name: Text, password: Text }, { additionalProperties: false })
export type SignInBody = Static<typeof SignInBody>

/** Six digits of the authenticator. */
export const CodeBody = Type.Object({ code: Text }, { additionalProperties: false })
export type CodeBody = Static<typeof CodeBody>

export const OwnPasswordBody = Type.Object(
  { current_password: Text, password: Text, password_confirmation: Text },
  { additionalProperties: false },
)
export type OwnPasswordBody = Static<typeof OwnPasswordBody>

/** A new secret for an authenticator, to be confirmed by its first code. The password is asked for once more. */
export const EnrolmentBody = Type.Object({ password: Text }, { additionalProperties: false })
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

export const DoneAnswer = Answer(Type.Null())
