import type { FieldFault } from '#platform/contract/problem.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import type { SettingUnit } from '#setting/contract/rules.ts'

export type SettingValue = number | boolean | string
/** By the keys of the fields; amounts in kyat, as they travel. */
export type SettingValues = Record<string, SettingValue>

/** A request of one of the staff to change a group. */
export interface SettingContent {
  group: string
  values: SettingValues
}

/** One value that the operator may set. */
export interface SettingField {
  key: string
  label: string
  help: string
  unit: SettingUnit
  min?: number
  max?: number
  /** Digits behind the point; none where nothing is said. */
  decimals?: number
  /** The setting decides about other people's money: one person requests a change, and another approves it. */
  needs_second_person?: true
}

/** In kyat; more is a slip of the finger. */
const AMOUNT_MAX = 1_000_000_000

/** An amount of at least one kyat. */
export const amountField = (
  said: Pick<SettingField, 'key' | 'label' | 'help' | 'needs_second_person'>,
): SettingField => ({
  ...said,
  unit: 'kyat',
  min: 1,
  max: AMOUNT_MAX,
})

/** An amount above which a second person is needed; zero for always. It changes by the word of two. */
export const secondPersonField = (said: Pick<SettingField, 'key' | 'label' | 'help'>): SettingField => ({
  ...said,
  unit: 'kyat',
  min: 0,
  max: AMOUNT_MAX,
  needs_second_person: true,
})

/** The settings of one module; the module knows where the values stand. */
export interface SettingGroup {
  /** One of `[a-z_]`; the audit log names the group by it. */
  key: string
  title: string
  fields: readonly SettingField[]
  get(db: Queryable): Promise<SettingValues>
  /** Gets every value of the group, each within its bounds. */
  write(tx: Transaction, values: SettingValues): Promise<void>
  /** The faults of values that do not fit together, by field. */
  faultsOf?(values: SettingValues): Record<string, FieldFault | null>
}

/** As a number, where the field is one: its value was checked when it was set. */
export const numberOf = (values: SettingValues, key: string): number => Number(values[key])
export const textOf = (values: SettingValues, key: string): string => String(values[key] ?? '')
