/** Reading answers whose form is what is in question: nothing is taken for granted. */
export type Row = Record<string, unknown>
export type Is = (value: unknown) => boolean
/** A field's name, and what its value has to be. */
export type Shape = Record<string, Is>

export const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isList = (value: unknown): value is unknown[] => Array.isArray(value)
export const isText: Is = (value) => typeof value === 'string'
export const isFilled: Is = (value) => typeof value === 'string' && value.trim() !== ''
export const isNumber: Is = (value) => typeof value === 'number' && Number.isFinite(value)
export const isBoolean: Is = (value) => typeof value === 'boolean'
/** A number, or its plain decimal text: the specification does not say which. */
export const isAmount: Is = (value) => isNumber(value) || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))
export const isId: Is = (value) => isNumber(value) || isFilled(value)
export const isTime: Is = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
export const isTwoDigits: Is = (value) => typeof value === 'string' && /^\d\d$/.test(value)
export const isNullOr =
  (is: Is): Is =>
  (value) =>
    value === null || is(value)
export const isOneOf =
  (...words: unknown[]): Is =>
  (value) =>
    words.includes(value)

/** The value at a path in an answer; undefined where there is no such path. */
export function at(value: unknown, ...path: string[]): unknown {
  let found = value
  for (const name of path) found = isObject(found) ? found[name] : undefined
  return found
}

export const listAt = (value: unknown, ...path: string[]): unknown[] => {
  const found = at(value, ...path)
  return isList(found) ? found : []
}

/** The fields that are not there or not what they should be, with what they are. */
export function wrongFields(row: unknown, shape: Shape): string[] {
  return Object.entries(shape)
    .filter(([name, is]) => !is(at(row, name)))
    .map(([name]) => `${name}: ${JSON.stringify(at(row, name)) ?? 'missing'}`)
}

/** Whether `errors` holds something to read for this field, as a list of sentences or one. */
export function hasError(body: unknown, field: string): boolean {
  const error = at(body, 'errors', field)
  return isList(error) ? error.length > 0 && error.every(isFilled) : isFilled(error)
}

export const isRefused = (status: number) => status >= 400 && status < 500
export const isOk = (status: number) => status >= 200 && status < 300
