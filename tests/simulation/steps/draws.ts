import { writeMoney } from '#platform/contract/money.ts'
import type { TwoDDrawDetail } from '#two-d/contract/draws-staff.ts'
import type { TwoDSlip } from '#two-d/contract/player.ts'
import type { Random } from '../../faults/harness/random.ts'
import type { Reply } from '../../support/app/start-test-app.ts'
import { payTestDraw } from '../../support/use-cases/two-d-draw.ts'
import { deliver } from '../deliver.ts'
import type { DrawState } from '../model/state.ts'
import { refuseVoid, settleDraw, voidDraw } from '../model/two-d.ts'
import { count, expectSame, expectVerdict, Mismatch, playerOf, type Run, verdictOf } from '../run.ts'
import { type Outcome, stepKind } from '../step-kind.ts'
import { anyStaff, staffOf } from './staff-of.ts'
import { NUMBERS, SESSIONS } from './two-d.ts'

const anyDraw = (random: Random) => random.between(0, SESSIONS.length - 1)
const drawId = ({ draws }: Run, place: number) => draws[place]?.id ?? 0

/** The clock goes on to after the cut-off, or to after the draw. */
export const passTime = stepKind({
  name: 'clock past a draw',
  weight: 2,
  plan: (random) => ({ draw: anyDraw(random), is_drawn: random.happens(0.7) }),
  async run(run, { draw, is_drawn }) {
    const state = run.model.draw(draw)
    if (state.status !== 'open' && state.status !== 'past_cutoff') return 'idle'
    const { owner_db } = run.lane.app
    // The day's other times stay: what the session means is still this draw.
    await owner_db`
      update two_d.draw
      set cutoff_at = case when status = 'open' then clock_timestamp() - interval '2 s' else cutoff_at end,
          draws_at = case when ${is_drawn}::boolean then clock_timestamp() else draws_at end
      where id = ${drawId(run, draw)}`
    state.status = is_drawn ? 'drawn' : 'past_cutoff'
    return 'done'
  },
})

const figuresOf = (number: string) => ({ set: `1,234.5${number[0]}`, value: `43,21${number[1]}.00` })

/** Two people report the number, and the worker pays. */
export const result = stepKind({
  name: '2D result',
  weight: 4,
  is_repeatable: true,
  plan: (random) => ({ draw: anyDraw(random), number: random.pick(NUMBERS), by: anyStaff(random) }),
  async run(run, { draw, number, by }) {
    const state = run.model.draw(draw)
    if (state.status === 'settled') return 'idle'
    const refusal = refuseResult(state)
    if (refusal !== null) {
      const seen = verdictOf(await report(run, { draw, number, by, version: 1 }))
      expectSame('a result', refusal.includes(seen ?? '') ? refusal : seen, refusal)
      return 'done'
    }
    await declare(run, { draw, number, by })
    return 'done'
  },
})

export const correction = stepKind({
  name: '2D correction',
  weight: 3,
  is_repeatable: true,
  plan: (random) => ({ draw: anyDraw(random), number: random.pick(NUMBERS), by: anyStaff(random) }),
  async run(run, { draw, number, by }) {
    const place = run.model.draw(draw).status === 'settled' ? draw : run.model.draws.findIndex(isSettled)
    if (place < 0) return 'idle'
    const state = run.model.draw(place)
    if (state.number === number) {
      const same = await report(run, { draw: place, number, by, version: state.version + 1 })
      expectVerdict('a correction to the same number', same, 'two_d_result_unchanged')
      return 'done'
    }
    await declare(run, { draw: place, number, by })
    return 'done'
  },
})

const isSettled = ({ status }: DrawState) => status === 'settled'

function refuseResult({ status }: DrawState): string[] | null {
  if (status === 'open' || status === 'past_cutoff') return ['two_d_not_drawn_yet']
  // One that was called off before its time is not drawn, and one after it is in another state.
  return status === 'void' ? ['two_d_not_drawn_yet', 'two_d_draw_in_other_state'] : null
}

interface Report {
  draw: number
  number: string
  by: number
  version: number
}

function report(run: Run, { draw, number, by, version }: Report): Promise<Reply> {
  const body = { ...figuresOf(number), version, ...(version > 1 && { reason: 'misread' }) }
  return run.lane.client.call('POST', `/two-d/draws/${drawId(run, draw)}/results`, { as: staffOf(run, by), body })
}

async function declare(run: Run, { draw, number, by }: Omit<Report, 'version'>): Promise<void> {
  const version = run.model.draw(draw).version + 1
  for (const place of [by, by + 1]) {
    const { fault } = run
    // The same report again changes nothing. Its fault, if there is one, is for the second report or the payment.
    if (place === by || fault === 'crash') run.fault = null
    const reply = await deliver(run, () => report(run, { draw, number, by: place, version }), { told: verdictOf })
    run.fault ??= place === by || fault === 'crash' ? fault : null
    expectVerdict(`the report of a result by person ${place % 3}`, reply, null)
    const { status } = reply.body.data as TwoDDrawDetail
    if (place !== by) expectSame('the draw after two reports', status, 'declared')
  }
  settleDraw(run.model, draw, number)
  await pay(run, draw)
  await expectSlips(run, draw)
}

/** The worker's turn, of which several may run at once. */
async function pay(run: Run, draw: number): Promise<void> {
  const reply = async (): Promise<Reply> => {
    try {
      await payTestDraw(run.lane.app.worker_db, drawId(run, draw))
      return { status: 200, body: {}, text: '', headers: {} }
    } catch (error) {
      return { status: 503, body: {}, text: String(error), headers: {} }
    }
  }
  const paid = await deliver(run, reply)
  expectSame(`the payment of draw ${drawId(run, draw)} ${paid.text}`, paid.status, 200)
}

export const callOff = stepKind({
  name: '2D draw called off',
  weight: 1,
  is_repeatable: true,
  plan: (random) => ({ draw: anyDraw(random), by: anyStaff(random) }),
  run: (run, { draw, by }) => callOffDraw(run, draw, by),
})

export async function callOffDraw(run: Run, draw: number, by: number): Promise<Outcome> {
  const state = run.model.draw(draw)
  const refusal = refuseVoid(state)
  const { fault } = run
  run.fault = null
  const call = () =>
    run.lane.client.call('POST', `/two-d/draws/${drawId(run, draw)}/void`, {
      as: staffOf(run, by === 2 ? 0 : by),
      body: { reason: 'the market is closed' },
    })
  expectVerdict('to call a draw off', await call(), refusal)
  if (refusal !== null) return 'done'
  voidDraw(run.model, draw)
  run.fault = fault
  await pay(run, draw)
  await expectSlips(run, draw)
  return 'done'
}

const PATHS = ['/api/twod-bet-slips', '/api/evening-twod-bet-slips']

const READS_MAX = 5

/** The player's own page of slips. Right after a fault a read may meet a connection that is gone. */
async function slipsOf(run: Run, place: number, draw: number): Promise<TwoDSlip[]> {
  const { token, address } = playerOf(run, place)
  for (let reads = 1; ; reads++) {
    const reply = await run.lane.app.call('GET', PATHS[draw < 2 ? 0 : 1] ?? '', { token, address })
    if (reply.status === 200) return reply.body.data as TwoDSlip[]
    if (reply.status !== 503 || reads === READS_MAX) throw new Mismatch(`slips of a player: ${reply.text}`)
  }
}

/** Each player's own page shows the slips of a draw as the model has them. */
export async function expectSlips(run: Run, draw: number): Promise<void> {
  for (const [place, { slips }] of run.model.players.entries()) {
    const own = slips.filter((slip) => slip.draw === draw)
    if (own.length === 0) continue
    const shown = new Map((await slipsOf(run, place, draw)).map((slip) => [slip.slip_no, slip]))
    for (const slip of own) {
      const seen = shown.get(slip.slip_no)
      // Its page has the newest alone.
      if (!seen) continue
      count(run, `slip ${slip.status}`)
      expectSame(`slip ${slip.slip_no}`, [seen.status, seen.win_amount], [slip.status, writeMoney(slip.win_amount)])
    }
  }
}
