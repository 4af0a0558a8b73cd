import type { Random } from '../../faults/harness/random.ts'
import type { Reply } from '../../support/app/start-test-app.ts'
import { rush, sendKeyed } from '../keyed-call.ts'
import { addRequest, refuseDeposit, refuseWithdrawal } from '../model/cashier.ts'
import { playerOf, type Run } from '../run.ts'
import { stepKind } from '../step-kind.ts'
import { PLAYERS, units } from './wallet.ts'

const anyPlayer = (random: Random) => random.between(0, PLAYERS - 1)

const requestOf = ({ body }: Reply) => body.data as { id: string; number: number }
/** Six digits that no other request of the lane has. */
const reference = ({ lane }: Run) => String(100_000 + lane.next()).slice(-6)

const depositBody = (run: Run, amount: number) => ({
  agent_payment_type_id: run.lane.account.id,
  amount,
  refrence_no: reference(run),
})

export const deposit = stepKind({
  name: 'deposit request',
  weight: 6,
  is_repeatable: true,
  plan: (random) => ({
    player: anyPlayer(random),
    amount: random.pick([1_000, 4_999, 5_000, 30_000.5, 1_000_000, 1_000_000.01, 2_000_000]),
  }),
  async run(run, { player, amount }) {
    const body = depositBody(run, amount)
    const reply = await sendKeyed(run, {
      name: 'a deposit request',
      player,
      path: '/api/depositfinicial',
      body,
      other: { ...body, amount: amount + 1 },
      told: ({ text }) => text,
      expected: refuseDeposit(run.model, player),
    })
    const request = { direction: 'deposit', amount: units(amount) } as const
    if (reply) addRequest(run.model.player(player), { ...request, id: requestOf(reply).id })
    return 'done'
  },
})

export const depositRush = stepKind({
  name: 'deposit requests at once',
  weight: 1,
  plan: (random) => ({ player: anyPlayer(random), amount: random.pick([2_000, 7_500]) }),
  async run(run, { player, amount }) {
    await rush(run, {
      name: 'a deposit request among others',
      calls: Array.from({ length: 5 }, () => ({
        player,
        path: '/api/depositfinicial',
        body: depositBody(run, amount),
      })),
      decide(_place, reply) {
        const refused = refuseDeposit(run.model, player)
        const request = { direction: 'deposit', amount: units(amount) } as const
        if (reply && refused === null) addRequest(run.model.player(player), { ...request, id: requestOf(reply).id })
        return refused
      },
    })
    return 'done'
  },
})

const withdrawalBody = (run: Run, player: number, amount: number) => ({
  payment_type_id: run.lane.account.payment_type_id,
  account_name: 'Ko Aung',
  account_number: '09421000630',
  amount,
  password: playerOf(run, player).password,
})

export const withdrawal = stepKind({
  name: 'withdrawal request',
  weight: 6,
  is_repeatable: true,
  plan: (random) => ({
    player: anyPlayer(random),
    amount: random.pick([10_000, 10_000, 25_000, 60_000, 1_000_000, 1_000_001]),
  }),
  async run(run, { player, amount }) {
    const body = withdrawalBody(run, player, amount)
    const reply = await sendKeyed(run, {
      name: 'a withdrawal request',
      player,
      path: '/api/withdrawfinicial',
      body,
      other: { ...body, amount: amount + 1 },
      told: ({ text }) => text,
      expected: refuseWithdrawal(run.model, player, units(amount)),
    })
    const request = { direction: 'withdrawal', amount: units(amount) } as const
    if (reply) addRequest(run.model.player(player), { ...request, id: requestOf(reply).id })
    return 'done'
  },
})

export const withdrawalRush = stepKind({
  name: 'withdrawal requests at once',
  weight: 1,
  plan: (random) => ({ player: anyPlayer(random), amount: 10_000 }),
  async run(run, { player, amount }) {
    await rush(run, {
      name: 'a withdrawal request among others',
      calls: Array.from({ length: 3 }, () => ({
        player,
        path: '/api/withdrawfinicial',
        body: withdrawalBody(run, player, amount),
      })),
      decide(_place, reply) {
        const refused = refuseWithdrawal(run.model, player, units(amount))
        const request = { direction: 'withdrawal', amount: units(amount) } as const
        if (reply && refused === null) addRequest(run.model.player(player), { ...request, id: requestOf(reply).id })
        return refused
      },
    })
    return 'done'
  },
})
