import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { PlayerLinksAnswer } from '#player-admin/contract/links.ts'
import { PlayerParams } from '#player-admin/contract/staff.ts'
import {
  type PlayerOverview,
  PlayerOverviewAnswer,
  TimelineAnswer,
  TimelineQuery,
} from '#player-admin/contract/timeline.ts'
import { type ConsoleRoute, forStaff, type StaffCaller } from '#staff/server/index.ts'
import { getLinks, type LinkSources } from '../links/get-links.ts'
import { playerIdOf, requirePlayer } from '../player.ts'
import { getTimeline, type TimelineSources } from './get-timeline.ts'

/** The data of other modules about a player; the console binds it. */
export interface PageSources {
  timeline: TimelineSources
  links: LinkSources
  overview(staff: StaffCaller, player_id: bigint): Promise<PlayerOverview>
}

const READ = 'players.read'

/** The player's page. */
export const pageRoutes = (db: Database, { timeline, links, overview }: PageSources): ConsoleRoute[] => [
  forStaff<unknown, TimelineQuery>(
    READ,
    'GET /players/:id/timeline',
    { params: PlayerParams, query: TimelineQuery, answer: TimelineAnswer },
    ({ params, query }, staff) => getTimeline(db, staff, { sources: timeline, player_id: playerIdOf(params), query }),
  ),
  forStaff(
    READ,
    'GET /players/:id/overview',
    { params: PlayerParams, answer: PlayerOverviewAnswer, takes_long: true },
    async ({ params }, staff) => {
      await requirePlayer(db, staff, playerIdOf(params))
      return success(await overview(staff, playerIdOf(params)))
    },
  ),
  forStaff(
    READ,
    'GET /players/:id/links',
    { params: PlayerParams, answer: PlayerLinksAnswer },
    async ({ params }, staff) => {
      await requirePlayer(db, staff, playerIdOf(params))
      return success(await getLinks(db, staff, { player_id: playerIdOf(params), sources: links }))
    },
  ),
]
