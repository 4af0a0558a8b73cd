import { Refusal } from './api.ts'

/** The fields of an answer before it is read: it may be anything, and have any fields. */
export const fieldsOf = (value: unknown): Record<string, unknown> => Object(value)

/** A sentence, or several of them; nothing else is one. */
const wordsOf = (said: unknown): string =>
  [said]
    .flat()
    .filter((each) => typeof each === 'string')
    .join(' ')

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && !Array.isArray(value) ? Object.entries(fieldsOf(value)) : []

export function refusalOf(http: number, body: unknown): Refusal {
  const { message, code, values, errors, error_codes, error_detail } = fieldsOf(body)
  return new Refusal({
    http,
    body,
    message: wordsOf(message) || wordsOf(errors),
    code: typeof code === 'string' ? code : null,
    values: Object.fromEntries(
      entriesOf(values).filter((entry): entry is [string, string | number] => isPlain(entry[1])),
    ),
    errors: Object.fromEntries(entriesOf(errors).map(([field, said]) => [field, [said].flat().map(String)])),
    error_codes: Object.fromEntries(entriesOf(error_codes).map(([field, fault]) => [field, String(fault)])),
    error_detail: wordsOf(error_detail),
    is_missing: typeof code !== 'string' && http < 500,
    is_final: http < 500 && (http >= 400 || body !== null),
  })
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'
