import type { SettingField, SettingGroup } from '#setting/contract/staff.ts'
import { texts } from './texts.ts'

/** A number of a setting has as many decimals as it needs: a payout of 9.5 is not one of 9.50. */
export const writeNumber = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 4 })

/** A value as it is read: with its separators and its unit. */
export function writeValue(field: SettingField | undefined, value: SettingField['value'] | undefined): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value !== 'number') return value || texts.empty
  return [writeNumber(value), field ? texts.units[field.unit] : ''].filter(Boolean).join(' ')
}

export interface SettingLine {
  key: string
  label: string
  before: string
  after: string
}

/** One line for each value that a change touches. */
export function linesOf(
  { fields }: SettingGroup,
  change: Pick<SettingGroup['history'][number], 'before' | 'after'>,
): SettingLine[] {
  return Object.keys(change.after).map((key) => {
    const field = fields.find((one) => one.key === key)
    const write = (values: Record<string, SettingField['value']>) => writeValue(field, values[key])
    return { key, label: field?.label ?? key, before: write(change.before), after: write(change.after) }
  })
}
