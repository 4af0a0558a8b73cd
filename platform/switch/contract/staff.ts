/** The switches as the staff sees them; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { SWITCH_REASON_MAX } from './rules.ts'

/** `gaming`, `game:digit_bet`, `provider:1006` or `title:1006/vs20olympx`; see switch-rules.ts. */
const Target = Type.String({ pattern: '^[\\x21-\\x7e]{1,120}$' })

export const Switch = Type.Object({
  target: Type.String(),
  /** Of a provider or a game of one, its name; null where the target says what it is. */
  name: Type.Union([Type.String(), Type.Null()]),
  is_on: Type.Boolean(),
  /** Why it is off, since when and by whom; null while it is on. */
  off: Type.Union([
    Type.Object({ reason: Type.String(), since: Type.String(), user_name: Type.String() }),
    Type.Null(),
  ]),
})
export type Switch = Static<typeof Switch>

/** GET /switches: those of the platform, then whatever else is off. */
export const SwitchesAnswer = Answer(Type.Array(Switch))
export type SwitchesAnswer = Static<typeof SwitchesAnswer>

/** POST /switches. A reason is needed to switch off. */
export const SwitchBody = Type.Object(
  { target: Target, is_on: Type.Boolean(), reason: Type.Optional(Type.String({ maxLength: SWITCH_REASON_MAX })) },
  { additionalProperties: false },
)
export type SwitchBody = Static<typeof SwitchBody>
