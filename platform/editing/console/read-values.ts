import type { EditingField, EditingItem } from '#editing/contract/staff.ts'
import { textOf } from '#platform/console/form/use-form.ts'
import { plainAmount } from '#platform/contract/typed-text.ts'

type Value = EditingItem['values'][string]

/** Yangon is six and a half hours ahead, all year round; the console shows its time everywhere. */
const YANGON = '+06:30'

/** The values of a form, as they travel. An empty field is null. */
export function readValues(fields: readonly EditingField[], values: FormData): EditingItem['values'] {
  return Object.fromEntries(fields.map((field) => [field.name, parseOne(field, textOf(values, field.name))]))
}

function parseOne({ input }: EditingField, text: string): Value {
  if (text === '') return null
  if (input === 'time') return `${text}:00${YANGON}`
  return input === 'whole' || input === 'money' ? Number(plainAmount(text)) : text
}

/** A moment as the browser's own field for times takes it. */
export function timeForField(moment: Value): string {
  if (typeof moment !== 'string') return ''
  const yangon = new Date(new Date(moment).getTime() + 6.5 * 3_600_000)
  return yangon.toISOString().slice(0, 16)
}
