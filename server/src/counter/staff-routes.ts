import {
  AfterNumber,
  type AfterQuery,
  AfterTime,
  AfterUuid,
  CorrectionAnswer,
  CorrectionParams,
  CorrectionsAnswer,
  CorrectionsQuery,
  HoldBody,
  NewCorrectionBody,
  PlayerAnswer,
  PlayerBetsAnswer,
  PlayerParams,
  PlayerReceivablesAnswer,
  PlayerRequestsAnswer,
  PlayerSessionsAnswer,
  PlayerSlipsAnswer,
  PlayersAnswer,
  PlayersQuery,
  ProviderRoundsAnswer,
  RejectCorrectionBody,
  ResetCodeAnswer,
  ShanRoundsAnswer,
  StatementAnswer,
  StatementQuery,
} from '#contract/counter.ts'
import type { Permission } from '#contract/staff-rules.ts'
import type { Database } from '../platform/database/database.ts'
import { success } from '../platform/http/answers.ts'
import { type ConsoleRoute, forStaff } from '../staff/index.ts'
import { askCorrection } from './ask-correction.ts'
import { approveCorrection, rejectCorrection } from './decide-correction.ts'
import { findPlayers } from './find-players.ts'
import { type Hold, holdPlayer } from './hold-player.ts'
import { listCorrections } from './list-corrections.ts'
import { offerResetCode } from './offer-reset-code.ts'
import { type PlayerLists, showList } from './player-lists.ts'
import { showPlayer } from './show-player.ts'
import { showStatement } from './show-statement.ts'

export function counterRoutes(db: Database, lists: PlayerLists): ConsoleRoute[] {
  return [...playerRoutes(db), ...listRoutes(db, lists), ...holdRoutes(db), ...correctionRoutes(db)]
}

const READ = 'players.read'
const playerId = (params: Record<string, string | undefined>) => BigInt(params.id ?? '')

const playerRoutes = (db: Database): ConsoleRoute[] => [
  forStaff<unknown, PlayersQuery>(READ, 'GET /players', { query: PlayersQuery, answer: PlayersAnswer }, (call, staff) =>
    findPlayers(db, staff, call.query),
  ),
  forStaff(READ, 'GET /players/:id', { params: PlayerParams, answer: PlayerAnswer }, async ({ params }, staff) =>
    success(await showPlayer(db, staff, playerId(params))),
  ),
  forStaff<unknown, StatementQuery>(
    READ,
    'GET /players/:id/statement',
    { params: PlayerParams, query: StatementQuery, answer: StatementAnswer },
    ({ params, query }, staff) => showStatement(db, staff, { player_id: playerId(params), query }),
  ),
]

/** What other slices know of him. */
function listRoutes(db: Database, lists: PlayerLists): ConsoleRoute[] {
  const list = (
    place: `GET /players/:id/${string}`,
    shape: Pick<ConsoleRoute, 'query' | 'answer'>,
    read: PlayerLists[keyof PlayerLists],
  ) =>
    forStaff<unknown, AfterQuery>(READ, place, { params: PlayerParams, ...shape }, ({ params, query }, staff) =>
      showList(db, staff, { read, player_id: playerId(params), query }),
    )

  return [
    list('GET /players/:id/bets', { query: AfterUuid, answer: PlayerBetsAnswer }, lists.bets),
    list('GET /players/:id/rounds', { query: AfterTime, answer: ProviderRoundsAnswer }, lists.rounds),
    list('GET /players/:id/shan-rounds', { query: AfterTime, answer: ShanRoundsAnswer }, lists.shan_rounds),
    list('GET /players/:id/slips', { query: AfterNumber, answer: PlayerSlipsAnswer }, lists.slips),
    list('GET /players/:id/requests', { query: AfterNumber, answer: PlayerRequestsAnswer }, lists.requests),
    list('GET /players/:id/sessions', { query: AfterNumber, answer: PlayerSessionsAnswer }, lists.sessions),
    list('GET /players/:id/receivables', { answer: PlayerReceivablesAnswer }, lists.receivables),
  ]
}

function holdRoutes(db: Database): ConsoleRoute[] {
  const way = (permission: Permission, hold: Hold) =>
    forStaff<HoldBody>(
      permission,
      `POST /players/:id/${hold}`,
      { params: PlayerParams, body: HoldBody, answer: PlayerAnswer },
      async ({ params, body }, staff) =>
        success(await holdPlayer(db, staff, { hold, player_id: playerId(params), reason: body.reason })),
    )
  return [
    way('players.freeze', 'freeze'),
    way('players.freeze', 'unfreeze'),
    way('players.ban', 'ban'),
    way('players.ban', 'unban'),
    forStaff<HoldBody>(
      'players.reset_password',
      'POST /players/:id/reset-password',
      { params: PlayerParams, body: HoldBody, answer: ResetCodeAnswer },
      async ({ params, body }, staff) =>
        success(await offerResetCode(db, staff, { player_id: playerId(params), reason: body.reason })),
    ),
  ]
}

const correctionRoutes = (db: Database): ConsoleRoute[] => [
  forStaff<unknown, CorrectionsQuery>(
    READ,
    'GET /corrections',
    { query: CorrectionsQuery, answer: CorrectionsAnswer },
    ({ query }, staff) => listCorrections(db, staff, query),
  ),
  forStaff<NewCorrectionBody>(
    'players.correct',
    'POST /players/:id/corrections',
    { params: PlayerParams, body: NewCorrectionBody, answer: CorrectionAnswer },
    async ({ params, body }, staff) => success(await askCorrection(db, staff, { player_id: playerId(params), body })),
  ),
  forStaff(
    'players.correct',
    'POST /corrections/:id/approve',
    { params: CorrectionParams, answer: CorrectionAnswer },
    async ({ params }, staff) => success(await approveCorrection(db, staff, params.id ?? '')),
  ),
  forStaff<RejectCorrectionBody>(
    'players.correct',
    'POST /corrections/:id/reject',
    { params: CorrectionParams, body: RejectCorrectionBody, answer: CorrectionAnswer },
    async ({ params, body }, staff) =>
      success(await rejectCorrection(db, staff, { id: params.id ?? '', reason: body.reason })),
  ),
]
