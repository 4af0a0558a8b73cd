import { tabStorage } from '#platform/site/browser/storage.ts'

const KEY = 'release.fields'
/** Milliseconds after which the player has left the fields on purpose, and was not interrupted. */
const KEPT_MAX_MS = 10 * 60_000
/** A form may wait for an answer before it stands. */
const TRIES_MAX = 40
const TRY_MS = 250
/** Types of fields in which the player types nothing: the browser fills them in, or sends no typed text of them. */
const NOT_TYPED = 'file, hidden, checkbox, radio, submit, button, range'.split(', ')

type TypedField = HTMLInputElement | HTMLTextAreaElement

interface KeptField {
  /** Its place among the fields of the page. */
  place: number
  /** The field that stood there, to know it again. */
  name: string
  value: string
}

interface SavedFields {
  address: string
  at: number
  fields: KeptField[]
}

export function fieldsOf(document: Document): TypedField[] {
  const all = document.querySelectorAll<TypedField>('#root input, #root textarea')
  return Array.from(all).filter(({ type }) => !NOT_TYPED.includes(type))
}

/** A password that is shown is a text to the browser. */
export const isSecret = ({ type, autocomplete, name }: TypedField): boolean =>
  type === 'password' || /password|one-time-code/.test(`${autocomplete} ${name}`)

const nameOf = (field: TypedField) => `${field.name} ${field.inputMode} ${field.type}`

const here = () => location.pathname + location.search

/** Before the page is loaded anew. Passwords are never kept. */
export function saveTyped(): void {
  const fields = fieldsOf(document).flatMap((field, place): KeptField[] =>
    isSecret(field) || field.value === '' ? [] : [{ place, name: nameOf(field), value: field.value }],
  )
  const kept: SavedFields = { address: here(), at: Date.now(), fields }
  if (fields.length > 0) tabStorage.setItem(KEY, JSON.stringify(kept))
}

/** After it: into the fields of the same address, once. */
export function bringBackTyped(): void {
  const text = tabStorage.getItem(KEY)
  if (text === null) return
  // Only this file writes the key.
  const kept: SavedFields = JSON.parse(text)
  const is_old = Date.now() - kept.at > KEPT_MAX_MS
  if (!is_old && kept.address !== here()) return
  tabStorage.removeItem(KEY)
  if (!is_old) fillIn(kept.fields, TRIES_MAX)
}

function fillIn(fields: readonly KeptField[], tries: number): void {
  const found = fieldsOf(document)
  const missing = fields.filter(({ place, name, value }) => {
    const field = found[place]
    if (!field || nameOf(field) !== name) return true
    // The player types in this field now, and that text is newer.
    if (field !== document.activeElement) type(field, value)
    return false
  })
  if (missing.length > 0 && tries > 0) setTimeout(() => fillIn(missing, tries - 1), TRY_MS)
}

/** As the browser does it when the player types, so that React hears of it. */
function type(field: TypedField, value: string): void {
  if (field.value === value) return
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
