/** The operator's settings, as the staff sees them; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Time } from '#platform/contract/shapes.ts'
import { SETTING_REASON_MAX, SETTING_UNITS, type SettingUnit } from './rules.ts'

/** More fields has no group. */
const FIELDS_MAX = 40
const TEXT_MAX = 2_000

const InUnit = Type.Number({ description: 'In the unit of its field.' })
const Value = Type.Union([InUnit, Type.Boolean(), Type.String({ maxLength: TEXT_MAX })])
const Values = Type.Record(Type.String({ pattern: '^[a-z][a-z0-9_]{0,60}$' }), Value, { maxProperties: FIELDS_MAX })
const Null = Type.Null()

export const SettingField = Type.Object({
  key: Type.String(),
  label: Type.String(),
  help: Type.String(),
  unit: Type.Unsafe<SettingUnit>(Type.Union(SETTING_UNITS.map((unit) => Type.Literal(unit)))),
  /** Of a number, its bounds; of a text, its letters. Null for what is only yes or no. */
  min: Type.Union([InUnit, Null]),
  max: Type.Union([InUnit, Null]),
  decimals: Type.Integer(),
  /** A change of it waits for the word of another person. */
  needs_second_person: Type.Boolean(),
  value: Value,
})
export type SettingField = Static<typeof SettingField>

const Changes = Type.Object({ before: Values, after: Values, reason: Type.Union([Type.String(), Null]) })
const SettingProposal = Type.Object({
  ...Changes.properties,
  id: Type.String(),
  requested_at: Time,
  user_name: Type.String(),
  /** The caller asked for it, so the caller cannot approve it. */
  is_mine: Type.Boolean(),
})
export type SettingProposal = Static<typeof SettingProposal>

const SettingChange = Type.Object({ ...Changes.properties, at: Time, user_name: Type.String() })
export type SettingChange = Static<typeof SettingChange>

export const SettingGroup = Type.Object({
  key: Type.String(),
  title: Type.String(),
  fields: Type.Array(SettingField),
  /** A change that waits for a second person. */
  proposal: Type.Union([SettingProposal, Null]),
  /** The newest first. */
  history: Type.Array(SettingChange),
})
export type SettingGroup = Static<typeof SettingGroup>

/** GET /settings: every group. */
export const SettingsAnswer = Answer(Type.Array(SettingGroup))
export type SettingsAnswer = Static<typeof SettingsAnswer>

export const SettingParams = Type.Object({ group: Type.String({ pattern: '^[a-z][a-z0-9_]{0,40}$' }) })

const Reason = Type.String({ maxLength: SETTING_REASON_MAX })
/** POST /settings/:group: what is named is changed, the rest stays. */
export const SettingsBody = Type.Object(
  { values: Values, reason: Type.Optional(Reason) },
  { additionalProperties: false },
)
export type SettingsBody = Static<typeof SettingsBody>
export const SettingGroupAnswer = Answer(SettingGroup)
export type SettingGroupAnswer = Static<typeof SettingGroupAnswer>

/** POST /settings/:group/approve and /reject: the proposal that was seen. Anyone who asked may take it back. */
export const ProposalBody = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false })
export type ProposalBody = Static<typeof ProposalBody>
