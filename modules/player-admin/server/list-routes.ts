import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { AfterNumber, type AfterQuery, AfterTime, AfterUuid } from '#player-admin/contract/after.ts'
import { NewPlayerNoteBody, PlayerNoteAnswer, PlayerNotesAnswer } from '#player-admin/contract/notes.ts'
import { PlayerRequestsAnswer, PlayerSessionsAnswer } from '#player-admin/contract/requests.ts'
import {
  PlayerBetsAnswer,
  PlayerParams,
  PlayerReceivablesAnswer,
  PlayerSlipsAnswer,
  ProviderRoundsAnswer,
  ShanRoundsAnswer,
} from '#player-admin/contract/staff.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import { listNotes } from './notes/note.ts'
import { writeNote } from './notes/write-note.ts'
import { playerIdOf } from './player.ts'
import { getPlayerList, type PlayerLists } from './player-lists.ts'

const READ = 'players.read'

/** Lists of other modules about the player. */
export function listRoutes(db: Database, lists: PlayerLists): ConsoleRoute[] {
  const list = (
    place: `GET /players/:id/${string}`,
    shape: Pick<ConsoleRoute, 'query' | 'answer'>,
    read: PlayerLists[keyof PlayerLists],
  ) =>
    forStaff<unknown, AfterQuery>(READ, place, { params: PlayerParams, ...shape }, ({ params, query }, staff) =>
      getPlayerList(db, staff, { read, player_id: playerIdOf(params), query }),
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

export const noteRoutes = (db: Database): ConsoleRoute[] => [
  forStaff<unknown, AfterQuery>(
    READ,
    'GET /players/:id/notes',
    { params: PlayerParams, query: AfterTime, answer: PlayerNotesAnswer },
    ({ params, query }, staff) =>
      getPlayerList(db, staff, {
        read: (requested) => listNotes(db, staff, requested),
        player_id: playerIdOf(params),
        query,
      }),
  ),
  forStaff<NewPlayerNoteBody>(
    'player_notes.write',
    'POST /players/:id/notes',
    { params: PlayerParams, body: NewPlayerNoteBody, answer: PlayerNoteAnswer },
    async ({ params, body }, staff) => success(await writeNote(db, staff, { player_id: playerIdOf(params), body })),
  ),
]
