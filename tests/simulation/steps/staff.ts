import { randomUUID } from 'node:crypto'
import type { BalanceAdjustment } from '#player-admin/contract/staff.ts'
import { settled } from '../../support/partners/sync-catalog.ts'
import { deliver } from '../deliver.ts'
import { decideAdjustment } from '../model/wallet.ts'
import { expectVerdict, playerOf, type Run } from '../run.ts'
import { stepKind } from '../step-kind.ts'
import { anyStaff, staffOf } from './staff-of.ts'
import { PLAYERS, units } from './wallet.ts'

const told = { told: ({ status }: { status: number }) => status }

export const adjustment = stepKind({
  name: 'balance adjustment request',
  weight: 2,
  plan: (random) => ({
    player: random.between(0, PLAYERS - 1),
    by: anyStaff(random),
    account: random.pick(['main', 'game'] as const),
    direction: random.pick(['credit', 'debit'] as const),
    amount: random.pick([0.0001, 12.5, 800, 150_000]),
  }),
  async run(run, { player, by, account, direction, amount }) {
    const own = run.model.player(player)
    const { client } = run.lane
    const reply = await client.call('POST', `/players/${playerOf(run, player).id}/balance-adjustments`, {
      as: staffOf(run, by),
      body: { id: randomUUID(), account, direction, amount, reason: 'counted again' },
    })
    expectVerdict('a balance adjustment', reply, own.adjustment ? 'balance_adjustment_pending' : null)
    if (own.adjustment) return 'done'
    const { id } = reply.body.data as BalanceAdjustment
    own.adjustment = { id, account, direction, amount: units(amount), requested_by: by, was_frozen: own.is_frozen }
    return 'done'
  },
})

export const adjustmentDecision = stepKind({
  name: 'balance adjustment decision',
  weight: 4,
  is_repeatable: true,
  plan: (random) => ({
    player: random.between(0, PLAYERS - 1),
    by: anyStaff(random),
    decision: random.pick(['approve', 'approve', 'reject'] as const),
  }),
  async run(run, { player, by, decision }) {
    const waits = run.model.players[player]?.adjustment ?? run.model.players.find((one) => one.adjustment)?.adjustment
    if (!waits) return 'idle'
    const place = run.model.players.findIndex((one) => one.adjustment === waits)
    const body = decision === 'reject' ? { reason: 'a mistake' } : {}
    const verdict = decideAdjustment(run.model, place, { by, decision })
    const send = () =>
      run.lane.client.call('POST', `/balance-adjustments/${waits.id}/${decision}`, { as: staffOf(run, by), body })
    expectVerdict('the decision about a balance adjustment', await deliver(run, send, told), verdict)
    return 'done'
  },
})

export const freeze = stepKind({
  name: 'freeze',
  weight: 1,
  is_repeatable: true,
  plan: (random) => ({ player: random.between(0, PLAYERS - 1), by: anyStaff(random) }),
  async run(run, { player, by }) {
    await setHold(run, { player, by, hold: 'freeze' })
    run.model.player(player).is_frozen = true
    return 'done'
  },
})

export const unfreeze = stepKind({
  name: 'unfreeze',
  weight: 4,
  is_repeatable: true,
  plan: (random) => ({ by: anyStaff(random) }),
  async run(run, { by }) {
    const player = run.model.players.findIndex(({ is_frozen }) => is_frozen)
    if (player < 0) return 'idle'
    await setHold(run, { player, by, hold: 'unfreeze' })
    run.model.player(player).is_frozen = false
    return 'done'
  },
})

async function setHold(
  run: Run,
  { player, by, hold }: { player: number; by: number; hold: 'freeze' | 'unfreeze' },
): Promise<void> {
  const send = () =>
    run.lane.client.call('POST', `/players/${playerOf(run, player).id}/${hold}`, {
      as: staffOf(run, by),
      body: { reason: 'looked at the account' },
    })
  expectVerdict(`to ${hold} a player`, await deliver(run, send, told), null)
}

const TARGETS = ['gaming', 'game:digit_bet', 'game:two_d', 'game:shan', 'deposits', 'withdrawals'] as const

export const switchOff = stepKind({
  name: 'switch off',
  weight: 1,
  plan: (random) => ({ target: random.pick(TARGETS) }),
  async run(run, { target }) {
    await setSwitch(run, target, false)
    return 'done'
  },
})

export const switchOn = stepKind({
  name: 'switch on',
  weight: 4,
  plan: (random) => ({ which: random.between(0, 9) }),
  async run(run, { which }) {
    const off = [...run.model.off]
    const target = off[which % Math.max(off.length, 1)]
    if (target === undefined) return 'idle'
    await setSwitch(run, target, true)
    return 'done'
  },
})

export async function setSwitch(run: Run, target: string, is_on: boolean): Promise<void> {
  const body = { target, is_on, ...(is_on ? {} : { reason: 'maintenance' }) }
  expectVerdict('a switch', await run.lane.client.call('POST', '/switches', { as: staffOf(run, 0), body }), null)
  if (is_on) run.model.off.delete(target)
  else run.model.off.add(target)
  // Each process sees it within this time.
  await settled()
}
