import { kyat, writeMoney } from '#platform/contract/money.ts'
import type { Random } from '../../faults/harness/random.ts'
import type { Reply } from '../../support/app/start-test-app.ts'
import { signedBody } from '../../support/partners/aggregator-calls.ts'
import { deliver } from '../deliver.ts'
import { CODE, type Movement, takeMovement } from '../model/aggregator.ts'
import { TERMS } from '../model/state.ts'
import { count, expectSame, playerOf, type Run } from '../run.ts'
import { stepKind } from '../step-kind.ts'
import { PLAYERS, units } from './wallet.ts'

/** Few wagers and few ids, so that they meet again: repeated, overtaken, called back before they came. */
const WAGERS = 6
const ACTIONS = ['BET', 'BET', 'BET', 'SETTLED', 'SETTLED', 'CANCEL', 'ROLLBACK', 'ADJUSTMENT', 'BONUS', 'TIP'] as const
const isStake = (action: Movement['action']) => action === 'BET' || action === 'TIP'

interface MovementArgs {
  player: number
  action: Movement['action']
  wager: number
  amount: number
  is_repeated: boolean
  which: number
}

function planMovement(random: Random): MovementArgs {
  const action = random.pick(ACTIONS)
  const call = Number(TERMS.caps.call / kyat(1))
  const amounts = {
    BET: [1, 20.5, 150, 900],
    TIP: [5],
    SETTLED: [0, 40, 700, call - 1, call, call + 1, call + 0.0001, 3_500],
    CANCEL: [1, 20.5, 150, 900],
    ROLLBACK: [-40, -700, -call - 1, 150],
    ADJUSTMENT: [-60.25, 60.25, -5_000],
    BONUS: [15, call, call + 1],
  }
  return {
    player: random.between(0, PLAYERS - 1),
    action,
    wager: random.between(0, WAGERS - 1),
    amount: random.pick(amounts[action]),
    is_repeated: random.happens(0.12),
    which: random.between(0, 999),
  }
}

/** One transaction, as the aggregator sends it. Its answer stands in the first element, and is a code, not a status. */
function sender(run: Run, player: number, { action, amount, id, wager }: Movement) {
  const name = isStake(action) ? 'withdraw' : 'deposit'
  const movement = { action, amount: writeMoney(isStake(action) ? -amount : amount), id, wager_code: wager }
  return (): Promise<Reply> => {
    const { calls, app } = run.lane
    const body = signedBody(name, { batch_requests: [calls.batch(playerOf(run, player), [movement])] })
    return app.call('POST', `/api/v1/api/seamless/${name}`, { body })
  }
}

const elementOf = ({ body }: Reply) =>
  (body.data as { code: number; before_balance: number; balance: number }[] | undefined)?.[0]

export const movement = stepKind({
  name: 'callback of the aggregator',
  weight: 16,
  is_repeatable: true,
  plan: planMovement,
  async run(run, args) {
    const { player, action } = args
    const amount = args.amount < 0 ? -units(-args.amount) : units(args.amount)
    const earlier = [...run.model.player(player).transactions]
    const repeated = args.is_repeated ? earlier[args.which % Math.max(earlier.length, 1)] : undefined
    if (repeated !== undefined) count(run, 'callback that comes again')
    const moved: Movement = {
      action,
      amount: isStake(action) ? -amount : amount,
      id: repeated ?? run.key(),
      wager: `w${args.wager}`,
    }
    const send = sender(run, player, moved)
    const code = takeMovement(run.model, player, moved)
    if (code === CODE.no_bet) count(run, 'callback before its wager, or after its end')
    const is_broken = run.fault !== null
    // Sent again, what was done is answered as done before.
    const reply = await deliver(run, send, { told: (one) => [one.status, elementOf(one)?.balance] })
    const element = elementOf(reply)
    const is_again = is_broken && code === CODE.done && element?.code === CODE.done_before
    expectSame(`a callback ${action}`, is_again ? CODE.done : element?.code, code)
    expectSame('the balance that the aggregator is told', element?.balance, writeMoney(run.model.player(player).game))
    return 'done'
  },
})

/** Five stakes that together are more than there is. */
export const stakeRush = stepKind({
  name: 'stakes of the aggregator at once',
  weight: 1,
  plan: (random) => ({ player: random.between(0, PLAYERS - 1), share: random.between(2, 4) }),
  async run(run, { player, share }) {
    const amount = (run.model.player(player).game / kyat(share)) * 10_000n
    if (amount === 0n) return 'idle'
    const moves = Array.from(
      { length: 5 },
      (_, place): Movement => ({ action: 'BET', amount: -amount, id: run.key(), wager: `r${place}` }),
    )
    const replies = await Promise.all(moves.map((moved) => sender(run, player, moved)()))
    const codes = replies.map((reply) => elementOf(reply)?.code)
    for (const code of [CODE.done, undefined]) {
      for (const [place, moved] of moves.entries()) {
        if ((codes[place] === CODE.done) !== (code === CODE.done)) continue
        expectSame('a stake among others', codes[place], takeMovement(run.model, player, moved))
      }
    }
    return 'done'
  },
})
