import { isSignedByOperator, type OperatorAction, type Partner } from '../sign.ts'

export const CODE = {
  launched: 200,
  internal: 999,
  wrong_operator: 1002,
  wrong_signature: 1004,
  maintenance: 2000,
  invalid: 10_002,
} as const

/** The aggregator's no to an operator; travels as `{code, message}` with HTTP 200. */
export class Refusal extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export const invalid = (field: string, wanted: string) => new Refusal(CODE.invalid, `${field} must be ${wanted}`)

/** Fields of a body or a query; a query's are texts, so numbers may come as texts. */
export type Fields = Record<string, unknown>

export function requireText(fields: Fields, name: string, length_max: number): string {
  const value = fields[name]
  if (typeof value !== 'string' || value.length === 0 || value.length > length_max)
    throw invalid(name, `a text of 1 to ${length_max} characters`)
  return value
}

export function requireNumber(fields: Fields, name: string, fallback?: number): number {
  const value = fields[name] ?? fallback
  const is_number = typeof value === 'number' || (typeof value === 'string' && /^\d{1,15}$/.test(value))
  if (!is_number || !Number.isSafeInteger(Number(value)) || Number(value) < 0) throw invalid(name, 'a whole number')
  return Number(value)
}

const CODE_MAX = 10
const SIGN_MAX = 64

/** @throws Refusal */
export function requireSignature(partner: Partner, action: OperatorAction, fields: Fields): void {
  const operator_code = requireText(fields, 'operator_code', CODE_MAX)
  const request_time = String(requireNumber(fields, 'request_time'))
  const sign = requireText(fields, 'sign', SIGN_MAX)
  if (operator_code.toUpperCase() !== partner.operator_code.toUpperCase())
    throw new Refusal(CODE.wrong_operator, 'there is no such operator')
  if (!isSignedByOperator(partner, action, { operator_code, request_time, sign }))
    throw new Refusal(CODE.wrong_signature, 'the signature is wrong')
}
