import type { EditingField, EditingKind } from '#editing/contract/staff.ts'
import { LANGUAGES } from '#platform/contract/language.ts'
import type { FieldFault } from '#platform/contract/problem.ts'
import type { Permission } from '#staff/contract/rules.ts'

/** Where pictures are kept: rows beside the item, one for a language, or one column of the item itself. */
type Pictures =
  | { kept: 'languages'; table: string; owner: string; width: number; width_small: number }
  | { kept: 'one'; column: string; width: number }
  | { kept: 'none' }

/** A file that an item cannot be without: what was sent, checked and made anew, as columns of the item. */
export interface ItemFile {
  /** The kind of file, for the screen that asks for one. */
  holds: 'video'
  body_bytes_max: number
  parse(sent: string): { fault: FieldFault } | { columns: Record<string, FileColumn> }
  /** Of the column that names it. */
  column: string
  pathOf(name: string): string
  items_max: number
}
export type FileColumn = string | number | Buffer

/** As every caller finds it. */
export type KindField = Omit<EditingField, 'is_locked'>

/** Something of which the staff keeps a list: each module says what its own is made of. */
export interface Kind {
  /** As the address names it. */
  key: string
  label: string
  /** As the audit log names one of them. */
  noun: string
  table: string
  /** Columns that say which rows of the table are meant. */
  fixed?: Record<string, string>
  fields: readonly KindField[]
  /** Fields that are no content, since they decide about the platform's money: anyone who changes them needs more. */
  guarded?: { fields: readonly string[]; needs: Permission }
  pictures: Pictures
  /** Its items are made by sending it. */
  file?: ItemFile
  /** A migration made them: none is added, moved or switched off. */
  has_fixed_items?: true
}

/** As a caller with these permissions finds it. */
export function describeKind(kind: Kind, permissions: ReadonlySet<Permission>): EditingKind {
  const { key, label, noun, pictures, file, has_fixed_items = false } = kind
  const locked = lockedFields(kind, permissions)
  const fields = kind.fields.map((one) => ({ ...one, is_locked: locked.includes(one.name) }))
  return { key, label, noun, fields, pictures: pictures.kept, file: file?.holds ?? 'none', has_fixed_items }
}

/** The fields that are not for a caller with these permissions to change. */
export function lockedFields({ guarded }: Kind, permissions: ReadonlySet<Permission>): readonly string[] {
  return !guarded || permissions.has(guarded.needs) ? [] : guarded.fields
}

type Field = Partial<KindField> & Pick<KindField, 'name' | 'label' | 'input'>

const field = (one: Field): KindField => ({ is_required: false, max: 300, choices: [], ...one })

const LANGUAGE_NAMES = { en: 'English', mm: 'Burmese', zh: 'Chinese', th: 'Thai' }

/** One text in each language. */
export const inLanguages = (name: string, label: string, input: 'text' | 'long_text', max: number): KindField[] =>
  LANGUAGES.map((language) =>
    field({
      name: `${name}_${language}`,
      label: `${label}, ${LANGUAGE_NAMES[language]}`,
      input,
      max,
      is_required: true,
    }),
  )

export const text = (name: string, label: string, max: number) =>
  field({ name, label, input: 'text', max, is_required: true })
export const optionalText = (name: string, label: string, max: number) => field({ name, label, input: 'text', max })
export const link = (name: string, label: string, is_required: boolean) =>
  field({ name, label, input: 'link', max: 500, is_required })
export const whole = (name: string, label: string, max: number) => field({ name, label, input: 'whole', max })
/** At most a billion kyat. */
export const money = (name: string, label: string) => field({ name, label, input: 'money', max: 1_000_000_000 })
export const choice = (name: string, label: string, choices: Record<string, string>) =>
  field({
    name,
    label,
    input: 'choice',
    choices: Object.entries(choices).map(([value, label]) => ({ value, label })),
  })
/** From when to when it is shown. */
export const SCHEDULE: KindField[] = [
  field({ name: 'starts_at', label: 'Shown from', input: 'time' }),
  field({ name: 'ends_at', label: 'Shown until', input: 'time' }),
]
