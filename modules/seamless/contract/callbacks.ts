/**
 * Bodies and answers of the game aggregator's calls, for readers. The server parses them field by field: keys and the words
 * of `action` and `wager_status` may come in any case (docs/seamless.md).
 */
import { Type } from 'typebox'
import { oneOf } from '#platform/contract/shapes.ts'
import { CALLBACK_CODE, CANCELLATION, CORRECTIONS, KYAT_PER_UNIT, PRIZES, STAKES } from './protocol.ts'

const Text = Type.String()
const TextOrNumber = (description: string) => Type.Union([Type.Number(), Text], { description })
const InUnits = TextOrNumber('In the unit of the call’s `currency`, to four decimals: a number, or its decimal text.')
const Balance = Type.Number({ description: 'In the unit of the call’s `currency`, rounded down to four decimals.' })
const Moment = TextOrNumber('Seconds or milliseconds since 1970; 0 for none.')
const Word = Type.Optional(Type.Union([Text, Type.Null()]))

const Signed = {
  operator_code: Type.String({ description: 'Who the platform is to the aggregator.' }),
  request_time: TextOrNumber('Seconds since 1970, as they were signed.'),
  sign: Type.String({ description: 'MD5 of `operator_code`, `request_time`, the action and the secret key, in hex.' }),
}
const Currency = oneOf(Object.keys(KYAT_PER_UNIT))
const ProductCode = TextOrNumber('The number of a product, or its text.')

const Transaction = Type.Object({
  id: Type.String({ description: 'The name of the transaction for ever: it has one effect.' }),
  action: oneOf([...STAKES, ...PRIZES, CANCELLATION, ...CORRECTIONS]),
  amount: InUnits,
  wager_code: Word,
  round_id: Word,
  game_code: Word,
  wager_status: Word,
  settled_at: Type.Optional(Moment),
})

const Member = { member_account: Text, product_code: ProductCode }
export const SeamlessBalanceBody = Type.Object({
  ...Signed,
  currency: Currency,
  batch_requests: Type.Array(Type.Object(Member), { maxItems: 50 }),
})
export const SeamlessMoveBody = Type.Object({
  ...Signed,
  currency: Currency,
  batch_requests: Type.Array(
    Type.Object({ ...Member, game_type: Word, transactions: Type.Array(Transaction, { minItems: 1, maxItems: 50 }) }),
    { maxItems: 50 },
  ),
})
export const SeamlessPushBody = Type.Object({
  ...Signed,
  wagers: Type.Array(
    Type.Object({
      member_account: Text,
      wager_code: Text,
      wager_status: Text,
      product_code: ProductCode,
      currency: Currency,
      bet_amount: Type.Optional(InUnits),
      valid_bet_amount: Type.Optional(InUnits),
      prize_amount: Type.Optional(InUnits),
      settled_at: Type.Optional(Moment),
      created_at: Type.Optional(Moment),
    }),
    { maxItems: 500 },
  ),
})

const Code = Type.Unsafe<number>({
  type: 'integer',
  enum: Object.values(CALLBACK_CODE),
  description: Object.entries(CALLBACK_CODE)
    .map(([name, code]) => `${code} ${name.replaceAll('_', ' ')}`)
    .join(', '),
})
const Said = { code: Code, message: Text }
/** With `code` and `message` only where the call was refused before its elements were read. */
export const SeamlessBalanceAnswer = Type.Object({
  data: Type.Array(Type.Object({ member_account: Text, product_code: Type.Integer(), balance: Balance, ...Said })),
  code: Type.Optional(Code),
  message: Type.Optional(Text),
})
export const SeamlessMoveAnswer = Type.Object({
  data: Type.Array(
    Type.Object({
      member_account: Text,
      product_code: Type.Integer(),
      before_balance: Balance,
      balance: Balance,
      ...Said,
    }),
  ),
  code: Type.Optional(Code),
  message: Type.Optional(Text),
})
export const SeamlessPushAnswer = Type.Object(Said)
