import { type Static, Type } from 'typebox'
import {
  AsTyped,
  GivenId,
  Nullable,
  oneOf,
  Parsed,
  ParsedIfThere,
  SpecBody,
  TwoDecimalsKyat,
  WholeKyat,
} from '#platform/contract/shapes.ts'
import { LIMIT_PERIODS } from './rules.ts'

// The use cases refuse a value of the wrong kind, field by field, with the field's own sentence.
export const DepositBody = SpecBody({
  agent_payment_type_id: Parsed(GivenId),
  /** In kyat. */
  amount: Parsed(TwoDecimalsKyat),
  /** Text of six digits; Burmese digits are taken as well, and spaces passed over. */
  refrence_no: Parsed(Type.String()),
  /** Our own, and optional: the whole id of the transaction, of which `refrence_no` is the last six digits. */
  transaction_id: ParsedIfThere(Nullable(Type.String({ minLength: 6, maxLength: 40 }))),
  /** The picture's bytes in base64, without `data:`; at most RECEIPT_BYTES_MAX of them. */
  receipt: ParsedIfThere(Nullable(Type.String({ contentEncoding: 'base64' }))),
})
export type DepositBody = Static<typeof DepositBody>

export const WithdrawBody = SpecBody({
  /** Of a PaymentType; the id of one of /banks names that account's type. */
  payment_type_id: Parsed(GivenId),
  account_name: Parsed(Type.String()),
  /** 5 to 20 digits; spaces are passed over. */
  account_number: Parsed(Type.String()),
  amount: Parsed(WholeKyat),
  password: AsTyped(Parsed(Type.String())),
})
export type WithdrawBody = Static<typeof WithdrawBody>

/** POST /deposit-limits: a number of whole kyat, or null to take the limit away. */
export const DepositLimitBody = Type.Object(
  {
    period: Parsed(oneOf(LIMIT_PERIODS)),
    amount: Parsed(Nullable(Type.Integer({ minimum: 1, description: 'In whole kyat.' }))),
  },
  { additionalProperties: false },
)
export type DepositLimitBody = Static<typeof DepositLimitBody>
/** POST /deposit-limits/confirm */
export const ConfirmLimitBody = Type.Object({ period: Parsed(oneOf(LIMIT_PERIODS)) }, { additionalProperties: false })
export type ConfirmLimitBody = Static<typeof ConfirmLimitBody>
