import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import type { AfterQuery } from '#player-admin/contract/after.ts'
import type { PlayerRequestsAnswer, PlayerSessionsAnswer } from '#player-admin/contract/requests.ts'
import { PLAYER_ADMIN_PAGE_SIZE } from '#player-admin/contract/rules.ts'
import type {
  PlayerBetsAnswer,
  PlayerReceivablesAnswer,
  PlayerSlipsAnswer,
  ProviderRoundsAnswer,
  ShanRoundsAnswer,
} from '#player-admin/contract/staff.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { requirePlayer } from './player.ts'

type Page<Answer> = Omit<Answer, 'status' | 'message'>
type Reader<Answer> = (requested: { player_id: bigint; after: string | null; limit: number }) => Promise<Page<Answer>>

/** Lists of other modules about a player; the console binds them. */
export interface PlayerLists {
  bets: Reader<PlayerBetsAnswer>
  rounds: Reader<ProviderRoundsAnswer>
  shan_rounds: Reader<ShanRoundsAnswer>
  slips: Reader<PlayerSlipsAnswer>
  requests: Reader<PlayerRequestsAnswer>
  sessions: Reader<PlayerSessionsAnswer>
  receivables: Reader<PlayerReceivablesAnswer>
}

/** @throws Problem not_found, also for another agent's player */
export async function getPlayerList(
  db: Database,
  staff: StaffCaller,
  {
    read,
    player_id,
    query,
  }: { read: Reader<{ data: unknown[]; next: string | null }>; player_id: bigint; query: AfterQuery },
) {
  await requirePlayer(db, staff, player_id)
  const { data, next } = await read({ player_id, after: query.after ?? null, limit: PLAYER_ADMIN_PAGE_SIZE })
  return { ...success(data), next }
}
