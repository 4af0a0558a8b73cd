import { type Described, defineApproval } from '#approval/server/index.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { type Draw, drawObject, draws, lockDraw } from '../draw.ts'
import { applyLimits, limitsOf, numberLimitsOf, refusePassed } from './apply-limits.ts'
import { type LimitsContent, type LimitsRequest, refuseUnlessOpen, wantedOf } from './limits-content.ts'

/** Other limits of one draw, or a later cut-off. Bets that stand keep their odds. */
export const limitsApproval = defineApproval<LimitsContent>({
  kind: 'two_d_limits',
  permission: 'two_d.declare',
  problems: { decided: 'already_decided', pending: 'two_d_change_pending', stale: 'approval_ground_moved' },
  audit: {
    object: ({ content }) => drawObject(content.draw_id),
    actions: {
      request: 'two_d.request_limits',
      approve_first: 'two_d.approve_limits',
      approve: 'two_d.approve_limits',
      reject: 'two_d.reject_limits',
    },
    wanted: ({ number, content }) => ({ change: Number(number), ...wantedOf(content) }),
    async standing(tx, { number, content }) {
      const number_limits = await numberLimitsOf(tx, content.draw_id, Object.keys(content.number_limits))
      return { change: Number(number), ...limitsOf(await lockedDraw(tx, content)), number_limits }
    },
  },
  /** A draw is over within days. */
  expires_after_hours: 3 * 24,

  async lock(tx, _staff, { content }) {
    if ((await lockDraw(tx, content.draw_id)) === null) throw new Problem('not_found')
  },

  async isStale(db, { content, ground }) {
    const [draw] = await draws(db, db`d.id = ${content.draw_id}`)
    refuseUnlessOpen(draw ?? null)
    return draw !== undefined && hasMoved(draw, ground)
  },

  async apply(tx, _staff, { content }) {
    const draw = await lockedDraw(tx, content)
    await refusePassed(tx, draw, content)
    await applyLimits(tx, draw, content)
  },

  describe: describeAll,
})

async function lockedDraw(tx: Transaction, { draw_id }: LimitsContent): Promise<Draw> {
  const draw = await lockDraw(tx, draw_id)
  refuseUnlessOpen(draw)
  return draw
}

function hasMoved(draw: Draw, ground: LimitsRequest['ground']): boolean {
  return ground !== null && Object.entries(limitsOf(draw)).some(([name, value]) => ground[name] !== value)
}

const NAMES: Record<string, string> = {
  odds: 'Odds',
  stake_min: 'Smallest stake',
  stake_max: 'Most of one player on a number',
  default_number_limit: 'Number limit',
  cutoff_at: 'Cut-off',
  draws_at: 'Drawn at',
}

async function describeAll(db: Queryable, _staff: StaffCaller, requests: LimitsRequest[]) {
  const ids = requests.map(({ content }) => content.draw_id)
  const found = await draws(db, db`d.id = any (${arrayOf(db, 'integer', ids)})`)
  return new Map(
    requests.flatMap((request): [string, Described][] => {
      const draw = found.find(({ id }) => id === request.content.draw_id)
      if (!draw) return []
      const stands: Record<string, unknown> = limitsOf(draw)
      const { number_limits = {}, ...wanted } = wantedOf(request.content)
      const changes = [
        ...Object.entries(wanted).map(([name, to]) => ({
          name: NAMES[name] ?? name,
          from: said(stands[name]),
          to: said(to),
        })),
        ...Object.entries(number_limits).map(([digits, to]) => ({
          name: `Limit of ${digits}`,
          from: null,
          to: said(to),
        })),
      ]
      const is_stale = request.status === 'pending' && (!draw.is_open || hasMoved(draw, request.ground))
      return [
        [
          request.id,
          { title: `2D ${draw.game_date}, ${draw.session}`, href: `/two-d/draws/${draw.id}`, changes, is_stale },
        ],
      ]
    }),
  )
}

const said = (value: unknown): string | null =>
  typeof value === 'number' ? value.toLocaleString('en-US') : typeof value === 'string' ? value : null
