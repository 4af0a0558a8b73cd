import { PLAYER_ADMIN_PAGE_SIZE } from '#contract/player-admin/rules.ts'
import type {
  AfterQuery,
  PlayerBetsAnswer,
  PlayerReceivablesAnswer,
  PlayerRequestsAnswer,
  PlayerSessionsAnswer,
  PlayerSlipsAnswer,
  ProviderRoundsAnswer,
  ShanRoundsAnswer,
} from '#contract/player-admin/staff.ts'
import type { Database } from '../platform/database/database.ts'
import { success } from '../platform/http/answers/answers.ts'
import type { StaffCaller } from '../staff/index.ts'
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
