import { type Static, Type } from 'typebox'
import { SeriesPublication } from '#digit-bet/contract/player.ts'
import { Answer } from '#platform/contract/answer.ts'
import {
  AsTyped,
  DemandedText,
  InLatinDigits,
  Kyat,
  Nullable,
  oneOf,
  SoughtText,
  SpecBody,
  Time,
  Uuid,
} from '#platform/contract/shapes.ts'
import { BREAK_PERIODS } from './time-out-rules.ts'

/** A player as the player's own screens show them. Balances are numbers in kyat. */
export const User = Type.Object({
  id: Type.String(),
  user_name: Type.String(),
  name: Type.String(),
  phone: Type.String(),
  /** The game wallet. */
  balance: Kyat,
  main_balance: Kyat,
  /** Bonuses that are not played through yet. */
  bonus_balance: Kyat,
  /** Withdrawals that are not paid yet: neither in the main balance nor gone. */
  held_balance: Kyat,
  member_account: Type.String(),
})
export type User = Static<typeof User>

// Bounds are checked field by field in the use cases, so that each field gets its own
// sentence; here only the types and a ceiling that keeps nonsense out.
const Text = Type.String({ maxLength: 300 })
const Demanded = DemandedText(Text)
const Code = InLatinDigits(DemandedText(Text))
const Password = AsTyped(DemandedText(Text))

export const RegisterBody = SpecBody({
  name: Demanded,
  phone: Code,
  password: Password,
  password_confirmation: Password,
  referral_code: InLatinDigits(Type.Optional(Type.Union([Text, Type.Null()]))),
})
export type RegisterBody = Static<typeof RegisterBody>

export const LoginBody = SpecBody({ user_name: Code, password: Password })
export type LoginBody = Static<typeof LoginBody>

export const ChangePasswordBody = SpecBody({
  current_password: Password,
  password: Password,
  password_confirmation: Password,
})
export type ChangePasswordBody = Static<typeof ChangePasswordBody>

/** With a code that the staff made, in the place of a forgotten password. */
export const ResetPasswordBody = Type.Object(
  {
    phone: Code,
    code: Code,
    password: Password,
    password_confirmation: Password,
  },
  { additionalProperties: false },
)
export type ResetPasswordBody = Static<typeof ResetPasswordBody>

/** POST /break: the longer ones exclude a player. The password, because nobody can take it back. */
export const BreakBody = Type.Object(
  { period: DemandedText(Text, `One of ${BREAK_PERIODS.join(', ')}.`), password: Password },
  { additionalProperties: false },
)
export type BreakBody = Static<typeof BreakBody>

/** GET /break, and what POST answers: null for who may play. */
export const Break = Type.Object({
  period: oneOf(BREAK_PERIODS),
  begins_at: Time,
  /** Null where it has no end. */
  ends_at: Nullable(Time),
})
export type Break = Static<typeof Break>
export const BreakAnswer = Answer(Nullable(Break))
export type BreakAnswer = Static<typeof BreakAnswer>

/** Browser and system as the browser reports them, in plain names such as "Chrome" and "Android"; null where it does not. */
const Device = Type.Object({ browser: Nullable(Type.String()), system: Nullable(Type.String()) })
export type Device = Static<typeof Device>

/** A sign-in as its player sees it. The network address is cut short, and says no more than whose network it was. */
const SignIn = Type.Object({ device: Device, address: Type.String(), signed_in_at: Time })
export type SignIn = Static<typeof SignIn>

/** GET /sessions: those of the caller that live, the one that asks first. */
export const OwnSessions = Type.Object({
  sessions: Type.Array(Type.Object({ id: Uuid, ...SignIn.properties, seen_at: Time, is_current: Type.Boolean() })),
  /** The latest sign-in besides the one of this session, whether that one still lives or not. */
  last_other: Nullable(SignIn),
})
export type OwnSessions = Static<typeof OwnSessions>
export const OwnSessionsAnswer = Answer(OwnSessions)
export type OwnSessionsAnswer = Static<typeof OwnSessionsAnswer>

/** POST /sessions/:id/end and /sessions/end-others */
export const OwnSessionParams = Type.Object({ id: SoughtText(64) })
export const EndSessionBody = Type.Object({}, { additionalProperties: false })

export const UserAnswer = Answer(User)
export type UserAnswer = Static<typeof UserAnswer>

/** `seed_series` is what a player of the digit game must have seen before the first roll. */
export const SessionAnswer = Answer(Type.Object({ token: Type.String(), user: User, seed_series: SeriesPublication }))
export type SessionAnswer = Static<typeof SessionAnswer>

export const DoneAnswer = Answer(Type.Null())
export type DoneAnswer = Static<typeof DoneAnswer>
