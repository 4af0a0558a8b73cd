import { approve, reject } from '#approval/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { NewPlayerNoteBody, PlayerNoteAnswer, PlayerNotesAnswer } from '#player-admin/contract/notes.ts'
import {
  AfterNumber,
  type AfterQuery,
  AfterTime,
  AfterUuid,
  BalanceAdjustmentAnswer,
  BalanceAdjustmentParams,
  BalanceAdjustmentsAnswer,
  BalanceAdjustmentsQuery,
  HoldBody,
  NewBalanceAdjustmentBody,
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
  RejectBalanceAdjustmentBody,
  ResetCodeAnswer,
  ShanRoundsAnswer,
  StatementAnswer,
  StatementQuery,
} from '#player-admin/contract/staff.ts'
import type { Permission } from '#staff/contract/rules.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import { balanceAdjustmentApproval } from './balance-adjustments/approval.ts'
import { getBalanceAdjustment } from './balance-adjustments/balance-adjustment.ts'
import { listBalanceAdjustments } from './balance-adjustments/list-balance-adjustments.ts'
import { requestBalanceAdjustment } from './balance-adjustments/request-balance-adjustment.ts'
import { createResetCode } from './create-reset-code.ts'
import { getPlayer } from './get-player.ts'
import { getStatement } from './get-statement.ts'
import { type Hold, holdPlayer } from './hold-player.ts'
import { listNotes } from './notes/note.ts'
import { writeNote } from './notes/write-note.ts'
import { getPlayerList, type PlayerLists } from './player-lists.ts'
import { findPlayers } from './search/find-players.ts'

export function playerAdminRoutes(db: Database, lists: PlayerLists): ConsoleRoute[] {
  return [
    ...playerRoutes(db),
    ...listRoutes(db, lists),
    ...noteRoutes(db),
    ...holdRoutes(db),
    ...balanceAdjustmentRoutes(db),
  ]
}

const READ = 'players.read'
const playerId = (params: Record<string, string | undefined>) => BigInt(params.id ?? '')

const playerRoutes = (db: Database): ConsoleRoute[] => [
  forStaff<unknown, PlayersQuery>(READ, 'GET /players', { query: PlayersQuery, answer: PlayersAnswer }, (call, staff) =>
    findPlayers(db, staff, call.query),
  ),
  forStaff(READ, 'GET /players/:id', { params: PlayerParams, answer: PlayerAnswer }, async ({ params }, staff) =>
    success(await getPlayer(db, staff, playerId(params))),
  ),
  forStaff<unknown, StatementQuery>(
    READ,
    'GET /players/:id/statement',
    { params: PlayerParams, query: StatementQuery, answer: StatementAnswer },
    ({ params, query }, staff) => getStatement(db, staff, { player_id: playerId(params), query }),
  ),
]

/** Lists of other modules about the player. */
function listRoutes(db: Database, lists: PlayerLists): ConsoleRoute[] {
  const list = (
    place: `GET /players/:id/${string}`,
    shape: Pick<ConsoleRoute, 'query' | 'answer'>,
    read: PlayerLists[keyof PlayerLists],
  ) =>
    forStaff<unknown, AfterQuery>(READ, place, { params: PlayerParams, ...shape }, ({ params, query }, staff) =>
      getPlayerList(db, staff, { read, player_id: playerId(params), query }),
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

const noteRoutes = (db: Database): ConsoleRoute[] => [
  forStaff<unknown, AfterQuery>(
    READ,
    'GET /players/:id/notes',
    { params: PlayerParams, query: AfterTime, answer: PlayerNotesAnswer },
    ({ params, query }, staff) =>
      getPlayerList(db, staff, {
        read: (requested) => listNotes(db, staff, requested),
        player_id: playerId(params),
        query,
      }),
  ),
  forStaff<NewPlayerNoteBody>(
    'player_notes.write',
    'POST /players/:id/notes',
    { params: PlayerParams, body: NewPlayerNoteBody, answer: PlayerNoteAnswer },
    async ({ params, body }, staff) => success(await writeNote(db, staff, { player_id: playerId(params), body })),
  ),
]

function holdRoutes(db: Database): ConsoleRoute[] {
  const direction = (permission: Permission, hold: Hold) =>
    forStaff<HoldBody>(
      permission,
      `POST /players/:id/${hold}`,
      { params: PlayerParams, body: HoldBody, answer: PlayerAnswer },
      async ({ params, body }, staff) =>
        success(await holdPlayer(db, staff, { hold, player_id: playerId(params), reason: body.reason })),
    )
  return [
    direction('players.freeze', 'freeze'),
    direction('players.freeze', 'unfreeze'),
    direction('players.ban', 'ban'),
    direction('players.ban', 'unban'),
    forStaff<HoldBody>(
      'players.reset_password',
      'POST /players/:id/reset-password',
      { params: PlayerParams, body: HoldBody, answer: ResetCodeAnswer },
      async ({ params, body }, staff) =>
        success(await createResetCode(db, staff, { player_id: playerId(params), reason: body.reason })),
    ),
  ]
}

const balanceAdjustmentRoutes = (db: Database): ConsoleRoute[] => [
  forStaff<unknown, BalanceAdjustmentsQuery>(
    READ,
    'GET /balance-adjustments',
    { query: BalanceAdjustmentsQuery, answer: BalanceAdjustmentsAnswer },
    ({ query }, staff) => listBalanceAdjustments(db, staff, query),
  ),
  forStaff<NewBalanceAdjustmentBody>(
    'players.adjust_balance',
    'POST /players/:id/balance-adjustments',
    { params: PlayerParams, body: NewBalanceAdjustmentBody, answer: BalanceAdjustmentAnswer },
    async ({ params, body }, staff) =>
      success(await requestBalanceAdjustment(db, staff, { player_id: playerId(params), body })),
  ),
  forStaff(
    'players.adjust_balance',
    'POST /balance-adjustments/:id/approve',
    { params: BalanceAdjustmentParams, answer: BalanceAdjustmentAnswer },
    async ({ params }, staff) => {
      const id = params.id ?? ''
      await approve(db, staff, { kind: balanceAdjustmentApproval, id })
      return success(await getBalanceAdjustment(db, staff, id))
    },
  ),
  forStaff<RejectBalanceAdjustmentBody>(
    'players.adjust_balance',
    'POST /balance-adjustments/:id/reject',
    { params: BalanceAdjustmentParams, body: RejectBalanceAdjustmentBody, answer: BalanceAdjustmentAnswer },
    async ({ params, body }, staff) => {
      const id = params.id ?? ''
      await reject(db, staff, { kind: balanceAdjustmentApproval, id, reason: body.reason })
      return success(await getBalanceAdjustment(db, staff, id))
    },
  ),
]
