import type { HeldCredit } from '#held-credit/contract/staff.ts'
import { decideHeld } from '../model/hold.ts'
import type { HeldState } from '../model/state.ts'
import { count, expectSame, expectVerdict, playerOf, type Run } from '../run.ts'
import { stepKind } from '../step-kind.ts'
import { anyStaff, staffOf } from './staff-of.ts'

export const heldDecision = stepKind({
  name: 'decision about a held credit',
  weight: 6,
  plan: (random) => ({
    which: random.between(0, 99),
    by: anyStaff(random),
    decision: random.pick(['release', 'release', 'refuse'] as const),
  }),
  async run(run, { which, by, decision }) {
    const waiting = run.model.players.flatMap(({ held }, player) =>
      held.filter(({ status }) => status === 'pending').map((credit) => ({ player, credit })),
    )
    const chosen = waiting[which % Math.max(waiting.length, 1)]
    if (!chosen) return 'idle'
    const { player, credit } = chosen
    const id = await idOfHeld(run, player, credit)
    const verdict = decideHeld(run.model.player(player), credit, { by, decision })
    const reply = await run.lane.client.call('POST', `/held-credits/${id}/${decision}`, {
      as: staffOf(run, by),
      body: { reason: 'looked at the round' },
    })
    expectVerdict(`to ${decision} a held credit`, reply, verdict)
    if (verdict === null && reply.status === 200) {
      const { status } = reply.body.data as HeldCredit
      expectSame('the status of a held credit', status, credit.status)
      if (status !== 'pending') count(run, `held credit ${status}`)
    }
    return 'done'
  },
})

/** In the order in which they were held, as the model has them. */
async function idOfHeld(run: Run, player: number, credit: HeldState): Promise<string> {
  const rows = await run.lane.app.owner_db<{ id: string }[]>`
    select id from held_credit.credit where player_id = ${playerOf(run, player).id} order by number`
  return rows[run.model.player(player).held.indexOf(credit)]?.id ?? ''
}
