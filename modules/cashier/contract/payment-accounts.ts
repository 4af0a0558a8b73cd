/** Payment types and accounts as the staff sees them; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Nullable } from '#platform/contract/shapes.ts'
import { PaymentType } from './player.ts'
import { StaffName } from './staff.ts'

const Text = Type.String({ maxLength: 300 })
const Picture = Nullable(Type.String())
export const AccountParams = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }) })

/** A payment type as the staff sees it, in the players' order. One that is off takes no new request. */
export const StaffPaymentType = Type.Object({ ...PaymentType.properties, is_on: Type.Boolean() })
export type StaffPaymentType = Static<typeof StaffPaymentType>

/** GET /payment-accounts. An agent sees their own accounts. */
export const PaymentAccount = Type.Object({
  id: Type.Integer(),
  payment_type: PaymentType,
  account_name: Type.String(),
  account_number: Type.String(),
  /** Its own picture, null when it has none and shows the mark of its type. */
  image: Picture,
  is_on: Type.Boolean(),
  /** The place in the players' list, from 1 in each list. */
  place: Type.Integer(),
  /** Null: the operator’s own. */
  agent: Nullable(StaffName),
})
export type PaymentAccount = Static<typeof PaymentAccount>
export const PaymentAccountsAnswer = Answer(
  Type.Object({
    accounts: Type.Array(PaymentAccount),
    payment_types: Type.Array(StaffPaymentType),
    /** Those for whom the caller may make an account; empty for an agent, who makes only their own. */
    agents: Type.Array(StaffName),
  }),
)
export type PaymentAccountsAnswer = Static<typeof PaymentAccountsAnswer>
export const PaymentAccountAnswer = Answer(PaymentAccount)
export type PaymentAccountAnswer = Static<typeof PaymentAccountAnswer>

/** The type or the account that a call names. */
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const PictureBase64 = Type.Optional(Type.Union([Type.String(), Type.Null()]))
/** POST /payment-accounts */
export const NewPaymentAccountBody = Type.Object(
  {
    payment_type_id: Id,
    account_name: Text,
    account_number: Text,
    /** Bytes in base64, as a receipt's. */
    picture: PictureBase64,
    /** For whom; null or nothing for the operator, and not for an agent to choose. */
    agent_id: Type.Optional(Nullable(Type.String({ pattern: '^[1-9][0-9]{0,17}$' }))),
  },
  { additionalProperties: false },
)
export type NewPaymentAccountBody = Static<typeof NewPaymentAccountBody>

/** POST /payment-accounts/:id: what is there is changed; `picture` null takes it away. */
export const ChangePaymentAccountBody = Type.Object(
  {
    account_name: Type.Optional(Text),
    account_number: Type.Optional(Text),
    picture: PictureBase64,
    is_on: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type ChangePaymentAccountBody = Static<typeof ChangePaymentAccountBody>

/** POST /payment-accounts/order: every account of one list, in the order wanted. */
export const OrderPaymentAccountsBody = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) },
  { additionalProperties: false },
)
export type OrderPaymentAccountsBody = Static<typeof OrderPaymentAccountsBody>

/** POST /payment-types: the operator’s own staff alone. */
export const NewPaymentTypeBody = Type.Object({ name: Text, picture: PictureBase64 }, { additionalProperties: false })
export type NewPaymentTypeBody = Static<typeof NewPaymentTypeBody>
export const PaymentTypeAnswer = Answer(StaffPaymentType)
export type PaymentTypeAnswer = Static<typeof PaymentTypeAnswer>
export const PaymentTypesAnswer = Answer(Type.Array(StaffPaymentType))
export type PaymentTypesAnswer = Static<typeof PaymentTypesAnswer>

/** POST /payment-types/:id: what is there is changed; `picture` null takes it away. */
export const ChangePaymentTypeBody = Type.Object(
  { name: Type.Optional(Text), picture: PictureBase64, is_on: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
)
export type ChangePaymentTypeBody = Static<typeof ChangePaymentTypeBody>
