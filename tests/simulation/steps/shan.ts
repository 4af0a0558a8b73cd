import { type Money, writeMoney } from '#platform/contract/money.ts'
import { signed } from '../../support/partners/shan-provider.ts'
import { deliver } from '../deliver.ts'
import { launchTable, takeRound } from '../model/shan.ts'
import { count, expectSame, playerOf, verdictOf } from '../run.ts'
import { stepKind } from '../step-kind.ts'
import { PLAYERS, units } from './wallet.ts'

export const launch = stepKind({
  name: 'Shan launch',
  weight: 2,
  plan: (random) => ({ player: random.between(0, PLAYERS - 1) }),
  async run(run, { player }) {
    const { token, address } = playerOf(run, player)
    const reply = await run.lane.app.call('POST', '/api/shan-launch-game', { token, address, body: {} })
    // Of one player only so many are let through; the model knows of no seconds.
    if (reply.status === 429) return 'idle'
    expectSame('a launch of the Shan table', verdictOf(reply), launchTable(run.model, player))
    return 'done'
  },
})

const CLOCK_FROM = Date.now()

export const round = stepKind({
  name: 'Shan round',
  weight: 7,
  is_repeatable: true,
  plan: (random) => ({
    player: random.between(0, PLAYERS - 1),
    net: random.pick([-3_000, -500, -40.25, 0, 60.5, 800, 1_999, 2_000, 2_001, 2_600]),
    order: random.pick(['next', 'next', 'next', 'late', 'again'] as const),
  }),
  async run(run, { player, net, order }) {
    const { table, rounds } = run.model.player(player)
    const known = table?.known_balance ?? 0n
    const moved = net < 0 ? -units(-net) : units(net)
    const balance = known + moved < 0n ? 0n : known + moved
    const number = run.lane.next()
    const earlier = [...rounds.keys()].at(-1)
    const code = order === 'again' && earlier !== undefined ? earlier : `W/${run.key()}`
    const at = order === 'late' ? (table?.known_at ?? number) - 1 : number
    if (order !== 'next') count(run, order === 'late' ? 'Shan round that comes late' : 'Shan round that comes again')
    const expected = takeRound(run.model, player, { code, at, balance })
    const body = signed(roundBody({ name: playerOf(run, player).user.member_account, code, at, balance }))
    const is_broken = run.fault !== null
    const reply = await deliver(
      run,
      () =>
        run.lane.app.call('POST', '/api/shan/client/balance-update', { body, headers: { 'x-transaction-key': 'k' } }),
      { told: () => null },
    )
    const is_again = is_broken && expected === 'SUCCESS' && reply.body.code === 'ALREADY_PROCESSED'
    expectSame('a Shan round', is_again ? 'SUCCESS' : reply.body.code, expected)
    return 'done'
  },
})

function roundBody({ name, code, at, balance }: { name: string; code: string; at: number; balance: Money }) {
  return {
    wager_code: code,
    game_type_id: 15,
    players: [
      { player_id: name, balance: writeMoney(balance) },
      { player_id: 'SKP0101', balance: 99_000_000 },
    ],
    banker_balance: 98_000_000,
    agent_balance: 98_000_000,
    timestamp: new Date(CLOCK_FROM + at * 1_000).toISOString().replace(/\.\d+Z$/, '+0000'),
    total_player_net: 0,
    banker_amount_change: 0,
  }
}
