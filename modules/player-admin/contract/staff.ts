/** Player administration: the players as the staff sees them; every path stands below /api/console. */

import { type Static, Type } from 'typebox'
import { APPROVAL_STATUSES } from '#approval/contract/rules.ts'
import { DigitBetRow } from '#digit-bet/contract/player.ts'
import { Break } from '#identity/contract/player.ts'
import { Answer } from '#platform/contract/answer.ts'
import {
  Kyat,
  ListAnswer,
  Nullable,
  Number18,
  oneOf,
  Somebody,
  SoughtText,
  Time,
  Uuid,
} from '#platform/contract/shapes.ts'
import { PlayerNote } from './notes.ts'
import { PLAYER_SEARCH_MAX } from './rules.ts'

const Text = Type.String({ maxLength: 1000 })
export const PlayerParams = Type.Object({ id: Number18 })
export const BalanceAdjustmentParams = Type.Object({ id: Uuid })

const PlayerStatus = oneOf(['active', 'frozen', 'banned'])
export type PlayerStatus = Static<typeof PlayerStatus>

/** GET /players. Without `q` the newest first; with it the exact hit first, then by what was typed. */
export const PlayersQuery = Type.Object({
  /** An id, or the beginning of a phone in any spelling, of a user name, or of a name. */
  q: Type.Optional(SoughtText(PLAYER_SEARCH_MAX)),
  status: Type.Optional(PlayerStatus),
  after: Type.Optional(Type.String({ pattern: '^[0-4]-[1-9][0-9]{0,17}$' })),
})
export type PlayersQuery = Static<typeof PlayersQuery>

export const PlayerRow = Type.Object({
  id: Type.String(),
  user_name: Type.String(),
  name: Type.String(),
  /** As players write it: 09… */
  phone: Type.String(),
  status: PlayerStatus,
  main_balance: Kyat,
  game_balance: Kyat,
  /** On hold for a pending withdrawal. */
  hold_balance: Kyat,
  /** The agent of the player; null for a player of the company. */
  agent: Nullable(Type.Object({ id: Type.String(), user_name: Type.String() })),
  registered_at: Time,
})
export type PlayerRow = Static<typeof PlayerRow>
export const PlayersAnswer = ListAnswer(PlayerRow)
export type PlayersAnswer = Static<typeof PlayersAnswer>

/** A change of a balance by hand: one of the staff requests it, another one approves it. */
export const BalanceAdjustment = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  player: Type.Object({ id: Type.String(), user_name: Type.String(), name: Type.String() }),
  account: oneOf(['main', 'game']),
  /** `credit` gives to the player, `debit` takes from the player. */
  direction: oneOf(['credit', 'debit']),
  amount: Kyat,
  reason: Type.String(),
  status: oneOf(APPROVAL_STATUSES),
  requested_by: Somebody,
  created_at: Time,
  decided_by: Nullable(Somebody),
  decided_at: Nullable(Time),
  decision_reason: Nullable(Type.String()),
})
export type BalanceAdjustment = Static<typeof BalanceAdjustment>

/** A player's own exclusion; the players' screens call both kinds a break. */
export const Exclusion = Type.Object({ kind: oneOf(['time_out', 'self_exclusion']), ...Break.properties })
export type Exclusion = Static<typeof Exclusion>

/** GET /players/:id, and the answer of each call that changes a player. */
export const PlayerProfile = Type.Object({
  ...PlayerRow.properties,
  referral_code: Nullable(Type.String()),
  last_seen_at: Nullable(Time),
  /** The player began it; nobody can end it sooner. */
  exclusion: Nullable(Exclusion),
  /** The one that waits for a second person. */
  pending_balance_adjustment: Nullable(BalanceAdjustment),
  /** Those that no newer note has closed, newest first. */
  important_notes: Type.Array(PlayerNote),
  /** A balance adjustment above it needs two people. */
  balance_adjustment_above: Kyat,
  /** The caller is this player, and may change nothing here. */
  is_own: Type.Boolean(),
})
export type PlayerProfile = Static<typeof PlayerProfile>
export const PlayerAnswer = Answer(PlayerProfile)
export type PlayerAnswer = Static<typeof PlayerAnswer>

/** GET /players/:id/debts: the player receivables, by the game that they come from. */
export const PlayerReceivable = Type.Object({ game: oneOf(['shan', 'two_d', 'providers']), amount: Kyat })
export type PlayerReceivable = Static<typeof PlayerReceivable>
export const PlayerReceivablesAnswer = ListAnswer(PlayerReceivable)
export type PlayerReceivablesAnswer = Static<typeof PlayerReceivablesAnswer>

/** GET /players/:id/statement: the postings of one ledger account, newest first. */
export const StatementQuery = Type.Object({
  /** Without it: main. */
  account: Type.Optional(oneOf(['main', 'game', 'hold'])),
  after: Type.Optional(Number18),
})
export type StatementQuery = Static<typeof StatementQuery>
export const StatementRow = Type.Object({
  /** The account version, without a gap. */
  version: Type.String(),
  at: Time,
  /** The transfer kind, as the ledger's chart names it. */
  kind: Type.String(),
  /** The id of the bet, request, exchange or balance adjustment that caused it. */
  cause_id: Type.String(),
  /** Below zero when it leaves the account. */
  amount: Kyat,
  balance_after: Kyat,
})
export type StatementRow = Static<typeof StatementRow>
export const StatementAnswer = ListAnswer(StatementRow)
export type StatementAnswer = Static<typeof StatementAnswer>

/** GET /players/:id/bets */
export const PlayerBetsAnswer = ListAnswer(DigitBetRow)
export type PlayerBetsAnswer = Static<typeof PlayerBetsAnswer>

/** GET /players/:id/rounds: what game providers told, newest first. */
export const ProviderRound = Type.Object({
  id: Type.String(),
  at: Time,
  product_code: Type.Integer(),
  game_type: Type.String(),
  game_code: Nullable(Type.String()),
  action: Type.String(),
  round_id: Nullable(Type.String()),
  amount: Kyat,
  balance_after: Kyat,
})
export type ProviderRound = Static<typeof ProviderRound>
export const ProviderRoundsAnswer = ListAnswer(ProviderRound)
export type ProviderRoundsAnswer = Static<typeof ProviderRoundsAnswer>

/** GET /players/:id/shan-rounds */
export const ShanRound = Type.Object({
  id: Type.String(),
  at: Time,
  wager_code: Type.String(),
  outcome: Type.String(),
  /** Known once the provider has told it. */
  bet_amount: Nullable(Kyat),
  net: Kyat,
  balance_after: Kyat,
})
export type ShanRound = Static<typeof ShanRound>
export const ShanRoundsAnswer = ListAnswer(ShanRound)
export type ShanRoundsAnswer = Static<typeof ShanRoundsAnswer>

/** GET /players/:id/slips: of the 2D lottery. */
export const PlayerSlip = Type.Object({
  slip_no: Type.String(),
  at: Time,
  draw_id: Type.Integer(),
  /** YYYY-MM-DD, the market's day. */
  game_date: Type.String(),
  session: Type.String(),
  lines: Type.Array(Type.Object({ num: Type.String(), amount: Kyat })),
  total: Kyat,
  status: oneOf(['pending', 'won', 'lost', 'refunded']),
  win_amount: Kyat,
  balance_after: Kyat,
})
export type PlayerSlip = Static<typeof PlayerSlip>
export const PlayerSlipsAnswer = ListAnswer(PlayerSlip)
export type PlayerSlipsAnswer = Static<typeof PlayerSlipsAnswer>

/** POST /players/:id/freeze, unfreeze, ban and unban */
export const HoldBody = Type.Object({ reason: Text }, { additionalProperties: false })
export type HoldBody = Static<typeof HoldBody>

/** POST /players/:id/reset-password, with a reason as above. The code is answered this once. */
const ResetCodeOffer = Type.Object({ code: Type.String(), expires_at: Time })
export type ResetCodeOffer = Static<typeof ResetCodeOffer>
export const ResetCodeAnswer = Answer(ResetCodeOffer)
export type ResetCodeAnswer = Static<typeof ResetCodeAnswer>

/** POST /players/:id/balance-adjustments. The id is the idempotency key. */
export const NewBalanceAdjustmentBody = Type.Object(
  {
    id: Uuid,
    account: oneOf(['main', 'game']),
    direction: oneOf(['credit', 'debit']),
    amount: Type.Unknown(),
    reason: Text,
  },
  { additionalProperties: false },
)
export type NewBalanceAdjustmentBody = Static<typeof NewBalanceAdjustmentBody>
export const BalanceAdjustmentAnswer = Answer(BalanceAdjustment)
export type BalanceAdjustmentAnswer = Static<typeof BalanceAdjustmentAnswer>
/** POST /balance-adjustments/:id/reject; the approval needs no word. */
export const RejectBalanceAdjustmentBody = Type.Object({ reason: Text }, { additionalProperties: false })
export type RejectBalanceAdjustmentBody = Static<typeof RejectBalanceAdjustmentBody>

/** GET /balance-adjustments, newest first. */
export const BalanceAdjustmentsQuery = Type.Object({
  /** Without it: pending. */
  status: Type.Optional(oneOf(['pending', 'approved', 'rejected'])),
  /** Only this player's, in any state unless one is asked for. */
  player_id: Type.Optional(Number18),
  after: Type.Optional(Number18),
})
export type BalanceAdjustmentsQuery = Static<typeof BalanceAdjustmentsQuery>
export const BalanceAdjustmentsAnswer = ListAnswer(BalanceAdjustment)
export type BalanceAdjustmentsAnswer = Static<typeof BalanceAdjustmentsAnswer>
