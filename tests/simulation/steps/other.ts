import { arrayOf } from '#platform/server/database/row-set.ts'
import type { Claim } from '#promotion/contract/player.ts'
import { settleClaims } from '#promotion/server/index.ts'
import { sendKeyed } from '../keyed-call.ts'
import { claimOffer, settleBonuses } from '../model/wallet.ts'
import { expectSame, expectVerdict, type Run } from '../run.ts'
import { stepKind } from '../step-kind.ts'
import { PLAYERS } from './wallet.ts'

export const claim = stepKind({
  name: 'bonus claim',
  weight: 4,
  is_repeatable: true,
  plan: (random) => ({ player: random.between(0, PLAYERS - 1), offer: random.pick(['visit', 'deposit'] as const) }),
  async run(run, { player, offer }) {
    const { offers } = run.lane
    const path = (id: number) => `/api/promotion/${id}/claim`
    await sendKeyed(run, {
      name: 'a claim of a bonus',
      player,
      path: path(offers[offer]),
      body: {},
      other_path: path(offers[offer === 'visit' ? 'deposit' : 'visit']),
      told: ({ body }) => (body.data as Claim).id,
      expected: claimOffer(run.model, player, offer),
    })
    return 'done'
  },
})

export const bonusJob = stepKind({
  name: 'worker settles bonuses',
  weight: 3,
  plan: () => ({}),
  async run(run) {
    await settleClaims(run.lane.app.worker_db, 'everybody')
    settleBonuses(run.model)
    return 'done'
  },
})

const playerIds = ({ players }: Run) => players.map(({ id }) => id)

/** The dates of the seed's players go back by days, as if the clock had gone on. */
export const nextDay = stepKind({
  name: 'clock to another day',
  weight: 1,
  plan: () => ({}),
  async run(run) {
    run.model.day++
    const { owner_db } = run.lane.app
    const ids = arrayOf(owner_db, 'bigint', playerIds(run))
    const by = run.model.day
    await owner_db`
      update held_credit.day set day = day - ${by}::integer
      where player_id = any (${ids}) and day = (now() at time zone 'Asia/Yangon')::date`
    await owner_db`
      update promotion.claim set period = period - ${by}::integer
      where player_id = any (${ids}) and period = (now() at time zone 'Asia/Yangon')::date`
    for (const player of run.model.players) player.credited = 0n
    return 'done'
  },
})

/** The clock goes on to the end of the bonuses that run. */
export const bonusesEnd = stepKind({
  name: 'clock past the end of bonuses',
  weight: 1,
  plan: (random) => ({ player: random.between(0, PLAYERS - 1) }),
  async run(run, { player }) {
    const { owner_db } = run.lane.app
    await owner_db`
      update promotion.claim set created_at = created_at - interval '8 days', ends_at = ends_at - interval '8 days'
      where player_id = ${run.players[player]?.id ?? 0n} and status = 'open'`
    for (const one of run.model.player(player).claims) if (one.status === 'open') one.is_over = true
    return 'done'
  },
})

export const replay = stepKind({
  name: 'replay of an earlier call',
  weight: 5,
  plan: (random) => ({ which: random.between(0, 999) }),
  async run(run, { which }) {
    const earlier = run.keyed[which % Math.max(run.keyed.length, 1)]
    if (!earlier) return 'idle'
    const reply = await earlier.send()
    expectSame(`the answer to ${earlier.name} that is sent again`, earlier.told(reply), earlier.first)
    return 'done'
  },
})

export const otherReplay = stepKind({
  name: 'replay with another body',
  weight: 5,
  plan: (random) => ({ which: random.between(0, 999) }),
  async run(run, { which }) {
    const earlier = run.keyed[which % Math.max(run.keyed.length, 1)]
    if (!earlier) return 'idle'
    expectVerdict(`${earlier.name} with another body`, await earlier.sendOther(), 'idempotency_key_reused')
    return 'done'
  },
})
