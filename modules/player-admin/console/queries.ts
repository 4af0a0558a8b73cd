import type { Query } from '#platform/console/call/api.ts'
import { changerOf, dataQuery, pagesQuery } from '#platform/console/call/queries.ts'
import type { ListPage } from '#platform/console/table/paged-table.tsx'
import type { PlayerLinksAnswer } from '#player-admin/contract/links.ts'
import type { NewPlayerNoteBody, PlayerNoteAnswer, PlayerNotesAnswer } from '#player-admin/contract/notes.ts'
import type { TimelineKind } from '#player-admin/contract/rules.ts'
import type {
  BalanceAdjustment,
  BalanceAdjustmentAnswer,
  BalanceAdjustmentsAnswer,
  NewBalanceAdjustmentBody,
  PlayerAnswer,
  PlayerReceivablesAnswer,
  PlayersAnswer,
  ResetCodeAnswer,
} from '#player-admin/contract/staff.ts'
import type { PlayerOverviewAnswer, TimelineAnswer } from '#player-admin/contract/timeline.ts'
import type { BonusChangeAnswer, BonusChangeBody } from '#promotion/contract/staff.ts'

const KEY = ['players']

export const playersQuery = (filters: { q: string; status: string }) =>
  pagesQuery<PlayersAnswer>([...KEY, 'list', filters], '/players', { query: filters })
export const playerQuery = (id: string) => dataQuery<PlayerAnswer>([...KEY, 'profile', id], `/players/${id}`)
export const receivablesQuery = (id: string) =>
  dataQuery<PlayerReceivablesAnswer>([...KEY, 'receivables', id], `/players/${id}/receivables`)
export const overviewQuery = (id: string) =>
  dataQuery<PlayerOverviewAnswer>([...KEY, 'overview', id], `/players/${id}/overview`)
export const linksQuery = (id: string) => dataQuery<PlayerLinksAnswer>([...KEY, 'links', id], `/players/${id}/links`)
export const timelineQuery = (id: string, kind: TimelineKind | null) =>
  pagesQuery<TimelineAnswer>([...KEY, 'timeline', id, kind], `/players/${id}/timeline`, {
    query: kind === null ? {} : { kind },
  })
export const notesQuery = (id: string) => pagesQuery<PlayerNotesAnswer>([...KEY, 'notes', id], `/players/${id}/notes`)
export const balanceAdjustmentsQuery = pagesQuery<BalanceAdjustmentsAnswer>(
  [...KEY, 'balance-adjustments'],
  '/balance-adjustments',
)

/** One of a player's lists; the path is relative to the player's, and `from` the place at which the address begins it. */
export const listQuery = <Row>(player_id: string, path: string, { from, ...query }: Query & { from: string }) =>
  pagesQuery<ListPage<Row>>([...KEY, 'list of', player_id, path, from, query], `/players/${player_id}/${path}`, {
    query,
    from,
  })

const change = changerOf(KEY)
export const writeNote = (id: string, body: NewPlayerNoteBody) => change<PlayerNoteAnswer>(`/players/${id}/notes`, body)

export type Hold = 'freeze' | 'unfreeze' | 'ban' | 'unban'
export const holdPlayer = (id: string, hold: Hold, reason: string) =>
  change<PlayerAnswer>(`/players/${id}/${hold}`, { reason })
export const createResetCode = async (id: string, reason: string) =>
  (await change<ResetCodeAnswer>(`/players/${id}/reset-password`, { reason })).data
export const requestBalanceAdjustment = (id: string, body: NewBalanceAdjustmentBody) =>
  change<BalanceAdjustmentAnswer>(`/players/${id}/balance-adjustments`, body)
export const requestBonusChange = (player_id: string, claim_id: string, body: BonusChangeBody) =>
  change<BonusChangeAnswer>(`/players/${player_id}/bonuses/${claim_id}/changes`, body)
export const approveBalanceAdjustment = ({ id }: BalanceAdjustment) =>
  change<BalanceAdjustmentAnswer>(`/balance-adjustments/${id}/approve`, {})
export const rejectBalanceAdjustment = ({ id }: BalanceAdjustment, reason: string) =>
  change<BalanceAdjustmentAnswer>(`/balance-adjustments/${id}/reject`, { reason })
