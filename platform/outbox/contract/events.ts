/**
 * The events of the outbox: each kind with the schema of its content. A player reads the content, and so may a phone that
 * lies on a table: it holds no secret, no number of an account or of a phone, and nothing of the staff.
 */
import { type Static, Type } from 'typebox'
import { Rejection } from '#cashier/contract/player.ts'
import { CalendarDay, Kyat, oneOf } from '#platform/contract/shapes.ts'
import { TWO_D_SESSIONS } from '#two-d/contract/rules.ts'

const closed = { additionalProperties: false }

/** A request by the number that the player knows it by, with the amount that moved, or that was asked for. */
const request = { number: Type.Integer({ minimum: 1 }), amount: Kyat }
const Approved = Type.Object(request, closed)
const Rejected = Type.Object({ ...request, rejection: Rejection }, closed)

const Bonus = Type.Object({ amount: Kyat }, closed)

/** A line of a slip: the draw and the number that the player chose. */
const Line = Type.Object(
  {
    game_date: CalendarDay,
    session: oneOf(TWO_D_SESSIONS),
    digits: Type.String({ pattern: '^[0-9]{2}$' }),
    amount: Kyat,
  },
  closed,
)

export const EVENT_CONTENTS = {
  'deposit.approved': Approved,
  'deposit.rejected': Rejected,
  'withdrawal.approved': Approved,
  'withdrawal.rejected': Rejected,
  /** A bonus stands in the bonus account: with the answer of its claim, or once the staff had reviewed the claim. */
  'bonus.given': Type.Object({ amount: Kyat, was_reviewed: Type.Boolean() }, closed),
  /** Its goal is reached, and it stands in the main balance. */
  'bonus.finished': Bonus,
  /** It was taken back: its time is over, or somebody ended it. */
  'bonus.lost': Type.Object({ amount: Kyat, why: oneOf(['lapsed', 'given_up', 'cancelled']) }, closed),
  'two_d.slip_won': Line,
  /** A result was wrong, and the prize of this line was taken back. */
  'two_d.result_corrected': Line,
  /** Also by a code of the staff, in the place of a forgotten one. */
  'password.changed': Type.Object({}, closed),
} as const

export type EventKind = keyof typeof EVENT_CONTENTS
type EventContent<Kind extends EventKind> = Static<(typeof EVENT_CONTENTS)[Kind]>

/** An event without its player: the kind, and the content that belongs to it. */
export type EventOf<Kind extends EventKind = EventKind> = {
  [Each in Kind]: { kind: Each; content: EventContent<Each> }
}[Kind]
