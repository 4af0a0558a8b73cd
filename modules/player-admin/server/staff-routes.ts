import { approve, reject } from '#approval/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import {
  BalanceAdjustmentAnswer,
  BalanceAdjustmentParams,
  BalanceAdjustmentsAnswer,
  BalanceAdjustmentsQuery,
  HoldBody,
  NewBalanceAdjustmentBody,
  PlayerAnswer,
  PlayerParams,
  PlayersAnswer,
  PlayersQuery,
  RejectBalanceAdjustmentBody,
  ResetCodeAnswer,
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
import { listRoutes, noteRoutes } from './list-routes.ts'
import { playerIdOf } from './player.ts'
import type { PlayerLists } from './player-lists.ts'
import { findPlayers } from './search/find-players.ts'
import { type PageSources, pageRoutes } from './timeline/page-routes.ts'

export function playerAdminRoutes(
  db: Database,
  { lists, ...page }: PageSources & { lists: PlayerLists },
): ConsoleRoute[] {
  return [
    ...playerRoutes(db),
    ...pageRoutes(db, page),
    ...listRoutes(db, lists),
    ...noteRoutes(db),
    ...holdRoutes(db),
    ...balanceAdjustmentRoutes(db),
  ]
}

const READ = 'players.read'

const playerRoutes = (db: Database): ConsoleRoute[] => [
  forStaff<unknown, PlayersQuery>(READ, 'GET /players', { query: PlayersQuery, answer: PlayersAnswer }, (call, staff) =>
    findPlayers(db, staff, call.query),
  ),
  forStaff(READ, 'GET /players/:id', { params: PlayerParams, answer: PlayerAnswer }, async ({ params }, staff) =>
    success(await getPlayer(db, staff, playerIdOf(params))),
  ),
  forStaff<unknown, StatementQuery>(
    READ,
    'GET /players/:id/statement',
    { params: PlayerParams, query: StatementQuery, answer: StatementAnswer },
    ({ params, query }, staff) => getStatement(db, staff, { player_id: playerIdOf(params), query }),
  ),
]

function holdRoutes(db: Database): ConsoleRoute[] {
  const direction = (permission: Permission, hold: Hold) =>
    forStaff<HoldBody>(
      permission,
      `POST /players/:id/${hold}`,
      { params: PlayerParams, body: HoldBody, answer: PlayerAnswer },
      async ({ params, body }, staff) =>
        success(await holdPlayer(db, staff, { hold, player_id: playerIdOf(params), reason: body.reason })),
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
        success(await createResetCode(db, staff, { player_id: playerIdOf(params), reason: body.reason })),
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
      success(await requestBalanceAdjustment(db, staff, { player_id: playerIdOf(params), body })),
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
