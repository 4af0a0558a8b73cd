/** Wagers of providers, as the staff sees them; every path stands below /api/console. Amounts in kyat. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import {
  CalendarDay,
  Kyat,
  ListAnswer,
  Nullable,
  SoughtText,
  Time,
  UUID_PATTERN,
  Uuid,
} from '#platform/contract/shapes.ts'

const NullableText = Nullable(Type.String())
export const WAGER_SEARCH_MAX = 100

/** Fits the integer column, and is larger than the product code of any provider. */
const PRODUCT_CODE_MAX = 2_000_000_000
const ProductCode = Type.String({ pattern: '^[1-9][0-9]{0,5}$' })
const Player = Type.Object({ id: Type.String(), user_name: Type.String() })

/** GET /wagers: those of the last day, or of one day in Yangon, the latest first. */
export const WagersQuery = Type.Object({
  /** The whole of a wager's, a round's or a transaction's code, or a player's user name. */
  q: Type.Optional(SoughtText(WAGER_SEARCH_MAX)),
  product_code: Type.Optional(ProductCode),
  day: Type.Optional(CalendarDay),
  after: Type.Optional(Type.String({ pattern: `^[0-9]{1,17}_${UUID_PATTERN}$` })),
})
export type WagersQuery = Static<typeof WagersQuery>

const WhichWager = {
  player: Player,
  product_code: Type.Integer(),
  game_type: Type.String(),
  game_code: NullableText,
  wager_code: NullableText,
  round_id: NullableText,
}

export const WagerRow = Type.Object({
  ...WhichWager,
  /** Of its latest transaction, by which it is asked for. */
  transaction_id: Type.String(),
  at: Time,
  staked: Kyat,
  returned: Kyat,
  transactions: Type.Integer(),
})
export type WagerRow = Static<typeof WagerRow>
export const WagersAnswer = ListAnswer(WagerRow)
export type WagersAnswer = Static<typeof WagersAnswer>

/** GET /wager: the one that this transaction belongs to. */
export const WagerQuery = Type.Object({
  product_code: ProductCode,
  transaction_id: SoughtText(255),
})
export type WagerQuery = Static<typeof WagerQuery>

const BookedTransfer = Type.Object({
  kind: Type.String(),
  /** Out of which account, into which. */
  from: Type.String(),
  to: Type.String(),
  amount: Kyat,
})

const WagerTransaction = Type.Object({
  transaction_id: Type.String(),
  action: Type.String(),
  at: Time,
  amount: Kyat,
  receivable: Kyat,
  balance_before: Kyat,
  balance_after: Kyat,
  cause_id: Type.String(),
  /** As the ledger has it; none where nothing moved. */
  transfers: Type.Array(BookedTransfer),
})

export const WagerDetail = Type.Object({
  ...WhichWager,
  /** The game's name, where the catalog knows it. */
  game: NullableText,
  /** The player's last launch of this product before the wager. */
  launch: Nullable(Type.Object({ at: Time, answer: NullableText, platform: Type.String(), address: Type.String() })),
  /** The aggregator's last word. */
  latest_report: Nullable(
    Type.Object({
      status: Type.String(),
      bet_amount: Kyat,
      prize_amount: Kyat,
      told_at: Time,
      is_listed: Type.Boolean(),
    }),
  ),
  transactions: Type.Array(WagerTransaction),
})
export type WagerDetail = Static<typeof WagerDetail>
export const WagerAnswer = Answer(WagerDetail)
export type WagerAnswer = Static<typeof WagerAnswer>

/** GET /launches: games of providers that were opened, or were not; the latest first. */
export const LaunchesQuery = Type.Object({
  /** A player's user name. */
  q: Type.Optional(SoughtText(WAGER_SEARCH_MAX)),
  after: Type.Optional(Uuid),
})
export type LaunchesQuery = Static<typeof LaunchesQuery>

export const LaunchRow = Type.Object({
  id: Type.String(),
  player: Player,
  product_code: Type.Integer(),
  game_type: Type.String(),
  game_code: NullableText,
  platform: Type.String(),
  address: Type.String(),
  /** `url`, `content`, or why there was none; null when nobody heard the answer. */
  answer: NullableText,
  at: Time,
})
export type LaunchRow = Static<typeof LaunchRow>
export const LaunchesAnswer = ListAnswer(LaunchRow)
export type LaunchesAnswer = Static<typeof LaunchesAnswer>

/** The note of the staff on a wager discrepancy: the action, the person and the time. */
const DifferenceNote = Nullable(Type.Object({ note: Type.String(), user_name: Type.String(), at: Time }))
export const DifferencesQuery = Type.Object({
  /** Without it: those about which something has to be done. */
  show: Type.Optional(Type.Literal('done')),
})
export type DifferencesQuery = Static<typeof DifferencesQuery>

/** GET /wager-differences: where the aggregator's list and our effects differ. */
export const WagerDifference = Type.Object({
  product_code: Type.Integer(),
  wager_code: Type.String(),
  kind: Type.String(),
  member_account: Type.String(),
  ours: Type.Object({ status: NullableText, bet: Nullable(Kyat), prize: Nullable(Kyat) }),
  theirs: Type.Object({ status: NullableText, bet: Nullable(Kyat), prize: Nullable(Kyat) }),
  found_at: Time,
  /** Seen to agree since. */
  agreed_at: Nullable(Time),
  note: DifferenceNote,
  /** A transaction of ours, to look at it; null where we have none. */
  transaction_id: NullableText,
})
export type WagerDifference = Static<typeof WagerDifference>
export const WagerDifferencesAnswer = Answer(Type.Array(WagerDifference))
export type WagerDifferencesAnswer = Static<typeof WagerDifferencesAnswer>

const Note = Type.String({ maxLength: 300 })
/** POST /wager-differences/note */
export const WagerNoteBody = Type.Object(
  {
    product_code: Type.Integer({ minimum: 1, maximum: PRODUCT_CODE_MAX }),
    wager_code: Type.String({ maxLength: 255 }),
    kind: Type.String({ maxLength: 40 }),
    note: Note,
  },
  { additionalProperties: false },
)
export type WagerNoteBody = Static<typeof WagerNoteBody>

/** GET /shan-differences: where the maker of the Shan table and we differ. */
export const ShanDifference = Type.Object({
  key: Type.String(),
  /** A round told after its session; one told again with other content; a session that moved another sum there. */
  kind: Type.Union([Type.Literal('round'), Type.Literal('repeat'), Type.Literal('session')]),
  /** The code of the round, or the id of the session. */
  about: Type.String(),
  player: Nullable(Player),
  ours: Nullable(Kyat),
  theirs: Nullable(Kyat),
  found_at: Time,
  note: DifferenceNote,
})
export type ShanDifference = Static<typeof ShanDifference>
export const ShanDifferencesAnswer = Answer(Type.Array(ShanDifference))
export type ShanDifferencesAnswer = Static<typeof ShanDifferencesAnswer>
/** POST /shan-differences/note */
export const ShanNoteBody = Type.Object(
  { key: Type.String({ maxLength: 400 }), note: Note },
  { additionalProperties: false },
)
export type ShanNoteBody = Static<typeof ShanNoteBody>
