/** Bodies of the Shan provider's calls, for readers. The server parses them field by field (docs/shan.md). */
import { Type } from 'typebox'
import { Kyat } from '#platform/contract/shapes.ts'

const Text = Type.String()
export const ShanBalancesBody = Type.Object({
  operator_code: Type.String({ description: 'Who the platform is to the provider.' }),
  currency: Type.Optional(Text),
  request_time: Type.Union([Type.Integer(), Text], { description: 'Seconds since 1970, as they were signed.' }),
  sign: Type.String({
    description: 'MD5 of `operator_code`, `request_time`, `getbalance` and the secret key, in hex.',
  }),
  batch_requests: Type.Array(
    Type.Object({
      member_account: Text,
      product_code: Type.Optional(Type.Union([Type.Integer(), Text, Type.Null()])),
    }),
    { maxItems: 100 },
  ),
})

export const ShanRoundBody = Type.Object({
  wager_code: Type.String({ description: 'The name of the round for ever: it has one effect.', maxLength: 255 }),
  timestamp: Type.String({ description: 'When, by the provider’s clock: `2026-01-15T10:30:00+0000`.' }),
  signature: Type.String({ description: 'HMAC-MD5 of the body without it, in hex (docs/shan.md).' }),
  players: Type.Array(
    Type.Object({
      player_id: Text,
      /** The wallet of the player after the round. */
      balance: Kyat,
      bet_amount: Type.Optional(Kyat),
    }),
    { minItems: 1, maxItems: 100 },
  ),
})

/** The answer that the provider reads where its call was refused. */
export const ShanFault = Type.Object({
  status: Type.Literal('error'),
  code: Type.Unsafe<string>({
    type: 'string',
    enum: ['INVALID_REQUEST_DATA', 'INVALID_SIGNATURE', 'SESSION_CLOSED', 'INTERNAL_SERVER_ERROR'],
  }),
  message: Text,
})
