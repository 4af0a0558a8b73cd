import { kyat, type Money, writeMoney } from '#platform/contract/money.ts'
import type { TwoDSlip } from '#two-d/contract/player.ts'
import type { Random } from '../../faults/harness/random.ts'
import type { Reply } from '../../support/app/start-test-app.ts'
import { openTestDraw } from '../../support/use-cases/two-d-draw.ts'
import { deliver } from '../deliver.ts'
import { rush, sendKeyed } from '../keyed-call.ts'
import { TERMS } from '../model/state.ts'
import { placeSlip, refuseSlip, type SlipRefusal } from '../model/two-d.ts'
import { count, expectSame, playerOf, type Run } from '../run.ts'
import { stepKind } from '../step-kind.ts'
import { PLAYERS } from './wallet.ts'

export const SESSIONS = ['early', 'morning', 'afternoon', 'evening'] as const
/** Few, so that caps are reached and numbers win. */
export const NUMBERS = ['00', '07', '42', '99'] as const

export async function openDraws(run: Run): Promise<void> {
  for (const session of SESSIONS) {
    const { number_limit, stake_max } = TERMS.two_d
    const draw = await openTestDraw(run.lane.app.owner_db, { session, stake_max, default_number_limit: number_limit })
    run.draws.push({ id: draw.id, session })
    const unset = { version: 0, number: null, staked: new Map(), staked_by_player: new Map() }
    run.model.draws.push({ session, status: 'open', ...unset })
  }
}

interface SlipArgs {
  player: number
  draw: number
  lines: { num: string; amount: number }[]
}

function planSlip(random: Random): SlipArgs {
  return {
    player: random.between(0, PLAYERS - 1),
    draw: random.between(0, SESSIONS.length - 1),
    lines: Array.from({ length: random.between(1, 4) }, () => ({
      num: random.pick(NUMBERS),
      amount: random.pick([99, 100, 100, 150, 200, 300, 600, 601]),
    })),
  }
}

/** A number that is named twice adds up. */
function sumsOf(lines: SlipArgs['lines']): Map<string, Money> {
  const sums = new Map<string, Money>()
  for (const { num, amount } of lines) sums.set(num, (sums.get(num) ?? 0n) + kyat(amount))
  return sums
}

const totalOf = (lines: SlipArgs['lines']) => lines.reduce((sum, { amount }) => sum + amount, 0)

export const slip = stepKind({
  name: '2D slip',
  weight: 14,
  is_repeatable: true,
  plan: planSlip,
  async run(run, { player, draw, lines }) {
    const { session } = SESSIONS[draw] === undefined ? { session: null } : { session: SESSIONS[draw] }
    const sums = sumsOf(lines)
    const refusal = refuseSlip(run.model, player, draw, sums)
    const body = { totalAmount: totalOf(lines), amounts: lines, session }
    const other = { ...body, amounts: [...lines, { num: '13', amount: 100 }], totalAmount: body.totalAmount + 100 }
    const told = ({ body: { data } }: Reply) => keptOf(data as TwoDSlip)
    if (refusal !== null) {
      const key = run.key()
      const send = () => placeCall(run, { player, body, key })
      const reply = await deliver(run, send, { told: refusalOf })
      expectRefusal(run, { reply, refusal, draw })
      return 'done'
    }
    const call = { name: 'a 2D slip', player, path: '/api/twod-bet', body, other, told, expected: null }
    const reply = await sendKeyed(run, call)
    if (reply) takeSlip(run, { player, draw, sums, answered: reply.body.data as TwoDSlip })
    return 'done'
  },
})

const limitOf = (reply: Reply): unknown => {
  const refused = refusalOf(reply)
  const is_limit = Array.isArray(refused) || STOPPED.includes(String(refused))
  return is_limit ? 'one of the limits' : refused
}
const STOPPED = ['insufficient_main_balance', 'player_frozen', 'game_closed']

/** The draw's times may be others by then. */
const keptOf = ({ slip_no, two_bets, before_balance, after_balance }: TwoDSlip) => ({
  slip_no,
  two_bets,
  before_balance,
  after_balance,
})

function placeCall(run: Run, { player, body, key }: { player: number; body: object; key: string }): Promise<Reply> {
  const { token, address } = playerOf(run, player)
  return run.lane.app.call('POST', '/api/twod-bet', { token, address, body, idempotency_key: key })
}

const refusalOf = ({ status, body }: Reply): unknown =>
  status === 200 ? null : Array.isArray(body) ? [...body] : body.code

function expectRefusal(run: Run, { reply, refusal, draw }: { reply: Reply; refusal: SlipRefusal; draw: number }): void {
  const seen = refusalOf(reply)
  // Of a draw that is over a session may name none any more, before or after the switch is asked.
  const is_over = run.model.draw(draw).status !== 'open'
  if (is_over && seen === 'two_d_no_draw' && refusal && 'code' in refusal && refusal.code !== 'player_frozen') return
  if (refusal && 'over' in refusal) count(run, '2D slip over a limit')
  expectSame('a refusal of a 2D slip', seen, refusal && ('over' in refusal ? refusal.over.toSorted() : refusal.code))
}

interface PlacedSlip {
  player: number
  draw: number
  sums: Map<string, Money>
  answered: TwoDSlip
}

function takeSlip(run: Run, { player, draw, sums, answered }: PlacedSlip): void {
  placeSlip(run.model, player, draw, { slip_no: answered.slip_no, lines: sums })
  const total = [...sums.values()].reduce((sum, stake) => sum + stake, 0n)
  expectSame('the total of a slip', answered.total_bet_amount, writeMoney(total))
  expectSame('the status of a slip', answered.status, 'pending')
}

/** All players at once on one number, which does not take all of them. */
export const slipRush = stepKind({
  name: '2D slips at once',
  weight: 4,
  plan: (random) => ({
    draw: random.between(0, SESSIONS.length - 1),
    num: random.pick(NUMBERS),
    amount: random.pick([200, 300, 400]),
  }),
  async run(run, { draw, num, amount }) {
    if (run.model.draw(draw).status !== 'open') return 'idle'
    const body = { totalAmount: amount, amounts: [{ num, amount }], session: SESSIONS[draw] ?? null }
    const players = [0, 1, 2, 0, 1, 2]
    const sums = new Map([[num, kyat(amount)]])
    await rush(run, {
      name: 'a 2D slip among others',
      refusalOf: limitOf,
      calls: players.map((player) => ({ player, path: '/api/twod-bet', body })),
      decide(place, reply) {
        const player = players[place] ?? 0
        const refusal = refuseSlip(run.model, player, draw, sums)
        if (reply && refusal === null) takeSlip(run, { player, draw, sums, answered: reply.body.data as TwoDSlip })
        if (refusal === null) return null
        // Which limit one among others met first, nobody knows; that none lets it through now is known.
        if (reply === null) count(run, '2D slip refused among others')
        return 'one of the limits'
      },
    })
    return 'done'
  },
})
