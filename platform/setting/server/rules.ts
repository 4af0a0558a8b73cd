import type { FieldFault } from '#platform/contract/problem.ts'
import type { SettingField, SettingValue, SettingValues } from './group.ts'

/** With a certificate, or on this machine, as the demo's own are. */
const LINK = /^(?:https:\/\/[A-Za-z0-9]|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?\/)[^\s@\\#]*$/

/** The faults of sent values, by field; an unknown field is a fault, too. */
export function faultsOfValues(
  fields: readonly SettingField[],
  sent: SettingValues,
): Record<string, FieldFault | null> {
  return Object.fromEntries(
    Object.entries(sent).map(([key, value]) => {
      const field = fields.find((one) => one.key === key)
      return [key, field ? faultOf(field, value) : 'invalid']
    }),
  )
}

function faultOf(field: SettingField, value: SettingValue): FieldFault | null {
  if (field.unit === 'yes_no') return typeof value === 'boolean' ? null : 'invalid'
  if (['text', 'long_text', 'link'].includes(field.unit)) return textFault(field, value)
  return numberFault(field, value)
}

function numberFault({ min = 0, max = Number.MAX_SAFE_INTEGER, decimals = 0 }: SettingField, value: SettingValue) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'invalid'
  if (Math.round(value * 10 ** decimals) / 10 ** decimals !== value) return 'invalid'
  return value < min || value > max ? 'out_of_bounds' : null
}

function textFault({ unit, min = 0, max = 300 }: SettingField, value: SettingValue): FieldFault | null {
  if (typeof value !== 'string' || !value.isWellFormed()) return 'invalid'
  const letters = [...value.trim()].length
  if (letters < min || letters > max) return 'out_of_bounds'
  return unit === 'link' && letters > 0 && !LINK.test(value.trim()) ? 'link_invalid' : null
}

/** The named values without blanks around texts, and only those that differ from what stands. */
export function changesOf(stands: SettingValues, sent: SettingValues): SettingValues {
  const clean = Object.entries(sent).map(
    ([key, value]) => [key, typeof value === 'string' ? value.trim() : value] as const,
  )
  return Object.fromEntries(clean.filter(([key, value]) => stands[key] !== value))
}

/** Of these values, those that `keys` names. */
export const pick = (values: SettingValues, keys: readonly string[]): SettingValues =>
  Object.fromEntries(keys.map((key) => [key, values[key] ?? '']))

/** Whether values stand as the one who asked for a change saw them. */
export const standsAs = (stands: SettingValues, seen: SettingValues): boolean =>
  Object.entries(seen).every(([key, value]) => stands[key] === value)
