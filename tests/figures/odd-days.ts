import { settleCommissions } from '#agent/server/index.ts'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import { aggregateDays, closeDays } from '#report/server/index.ts'
import { declareTestDraw } from '../support/use-cases/two-d-draw.ts'
import {
  adjust,
  agentId,
  balancesOf,
  decide,
  decideHeld,
  drawId,
  EVENING,
  HELD,
  MORNING,
  PUSHED,
  playShan,
  pushed,
  slip,
  winTooMuch,
} from './acts.ts'
import type { Month } from './played-month.ts'
import { openStage, type Person, type Stage } from './stage.ts'

/** After the month, and with draws: Wednesday to Saturday. */
export const ODD_DAYS = ['2026-02-04', '2026-02-05', '2026-02-06']
const [WED, THU, FRI] = ODD_DAYS as [string, string, string]
const SAT = '2026-02-07'
const LIVE = { product_code: 1006, game_type: 'LIVE_CASINO' }

export interface People {
  aung: Person
  bo: Person
  chit: Person
  daw: Person
}

/**
 * Three days on which everything happens that happens seldom, of players of two agents and of none: draws that are late,
 * void and corrected, wagers in every state that the protocol knows, and losses that cost more than there was.
 */
export async function playOddDays(month: Month): Promise<People> {
  const stage = await openStage(month)
  try {
    stage.at(`${WED}T00:10`)
    await stage.lottery.open()
    await stage.lottery.pay()
    await endDay(stage, WED)
    const people = await comeIn(stage)
    await wednesday(stage, people)
    await endDay(stage, THU)
    await thursday(stage, people)
    await endDay(stage, FRI)
    await friday(stage, people)
    await endDay(stage, SAT)
    return people
  } finally {
    await stage.close()
  }
}

/** The work of the worker in the night before this day. */
async function endDay({ at, db, lottery }: Stage, next: string): Promise<void> {
  at(`${next}T00:30`)
  await settleCommissions(db)
  at(`${next}T04:00`)
  await aggregateDays(db, AGGREGATE_SOURCES)
  const { differs } = await closeDays(db, AGGREGATE_SOURCES)
  if (differs !== null) throw new Error(`${differs} differs from its sums`)
  await lottery.open()
}

async function comeIn(stage: Stage): Promise<People> {
  stage.at(`${WED}T09:00`)
  const people = {
    aung: await stage.register('THET'),
    bo: await stage.register('THET'),
    chit: await stage.register(null),
    daw: await stage.register('THIRI'),
  }
  for (const person of Object.values(people)) await stage.post(person, '/exchange-main-to-game', { amount: 60_000 })
  return people
}

async function wednesday(stage: Stage, { aung, bo, chit, daw }: People): Promise<void> {
  const { at, provider } = stage
  at(`${WED}T10:00`)
  await slip(stage, aung, 'morning', [
    ['12', 500],
    ['21', 300],
  ])
  await slip(stage, chit, 'morning', [['34', 1_000]])
  await slip(stage, bo, 'evening', [
    ['55', 700],
    ['12', 200],
  ])
  await slip(stage, daw, 'evening', [
    ['55', 400],
    ['90', 900],
  ])

  await wagersOfWednesday(stage, { aung, bo, chit, daw })

  at(`${WED}T12:05`)
  await decide(stage, await drawId(stage, WED, MORNING), '12')
  await playShan(stage, WED, aung)

  at(`${WED}T23:50`)
  await provider(bo, [{ action: 'BET', amount: 3_000, wager_code: 'w2' }])
}

async function wagersOfWednesday({ at, provider }: Stage, { aung, bo, chit, daw }: People): Promise<void> {
  at(`${WED}T11:00`)
  await provider(bo, [
    { action: 'BET', amount: 1_000, wager_code: 'w1' },
    { action: 'SETTLED', amount: 2_500, wager_code: 'w1' },
  ])
  await provider(chit, [{ action: 'BET', amount: 2_000, wager_code: 'w3' }])
  await provider(chit, [{ action: 'CANCEL', amount: 2_000, wager_code: 'w3' }])
  await provider(daw, [{ action: 'BET_PRESERVE', amount: 1_500, wager_code: 'w4' }], LIVE)
  await provider(daw, [{ action: 'PRESERVE_REFUND', amount: 500, wager_code: 'w4' }], LIVE)
  await provider(daw, [
    { action: 'BET', amount: 4_000, wager_code: 'w5' },
    { action: 'SETTLED', amount: 8_000, wager_code: 'w5' },
  ])
  await provider(
    bo,
    [
      { action: 'BET', amount: 1_000, wager_code: 'w6' },
      { action: 'SETTLED', amount: 500, wager_code: 'w6' },
    ],
    LIVE,
  )
  await provider(chit, [
    { action: 'BET', amount: 5_000, wager_code: 'w7' },
    { action: 'SETTLED', amount: 20_000, wager_code: 'w7' },
  ])
  await provider(bo, [{ action: 'BET', amount: 0, wager_code: 'w8', wager_type: 'FREEROUND' }])
  await provider(bo, [{ action: 'SETTLED', amount: 1_200, wager_code: 'w8', wager_type: 'FREEROUND' }])
  await provider(bo, [
    { action: 'TIP', amount: 200 },
    { action: 'JACKPOT', amount: 5_000 },
    { action: 'FREEBET', amount: 150 },
  ])
  await provider(aung, [
    { action: 'BET', amount: 1_000, wager_code: 'w14' },
    { action: 'SETTLED', amount: 0, wager_code: 'w14' },
  ])
  await provider(daw, [
    { action: 'BET', amount: 500, wager_code: 'w15' },
    { action: 'BET', amount: 500, wager_code: 'w15' },
  ])
  await provider(aung, [
    { action: 'BET', amount: 1_000, wager_code: 'w17' },
    { action: 'SETTLED', amount: 100, wager_code: 'w17' },
  ])
  await provider(daw, [{ action: 'BET', amount: 800, wager_code: 'w18' }], PUSHED)
}

async function thursday(stage: Stage, { aung, bo, chit, daw }: People): Promise<void> {
  const { at, provider, asStaff } = stage
  at(`${THU}T05:00`)
  await provider(bo, [{ action: 'SETTLED', amount: 0, wager_code: 'w2' }])
  await provider(daw, [{ action: 'SETTLED', amount: 900, wager_code: 'w4' }], LIVE)

  at(`${THU}T09:00`)
  // Yesterday's evening draw is decided a day late; its players lose and win.
  await decide(stage, await drawId(stage, WED, EVENING), '55')
  await slip(stage, aung, 'morning', [['01', 600]])
  await slip(stage, daw, 'evening', [['70', 1_100]])

  at(`${THU}T10:00`)
  await asStaff('owner', `/two-d/draws/${await drawId(stage, THU, MORNING)}/void`, {
    reason: 'The exchange did not open.',
  })
  await stage.lottery.pay()
  // Their prizes of yesterday are not there any more.
  const { main } = await balancesOf(stage, aung)
  await stage.post(aung, '/exchange-main-to-game', { amount: Math.floor(main) - 100 })
  await declareTestDraw(stage.draws_db, await drawId(stage, WED, MORNING), '34')
  await stage.lottery.pay()

  at(`${THU}T11:00`)
  await provider(daw, [{ action: 'ROLLBACK', amount: -8_000, wager_code: 'w5' }])
  await provider(bo, [{ action: 'RESETTLED', amount: 700, wager_code: 'w6' }], LIVE)
  const { game } = await balancesOf(stage, chit)
  await stage.post(chit, '/exchange-game-to-main', { amount: Math.floor(game) - 300 })
  await provider(chit, [{ action: 'ADJUSTMENT', amount: -15_000, wager_code: 'w7' }])
  await provider(aung, [{ action: 'ROLLBACK', amount: 0, wager_code: 'w14' }])
  await provider(aung, [{ action: 'CANCEL', amount: 1_000, wager_code: 'w14' }])
  await provider(aung, [{ action: 'PRESERVE_REFUND', amount: 400, wager_code: 'w17' }])
  await provider(daw, [{ action: 'SETTLED', amount: 1_500, wager_code: 'w15' }])
  await provider(bo, [{ action: 'PRESERVE_REFUND', amount: 250, wager_code: 'w16' }])
  await provider(bo, [{ action: 'SETTLED', amount: 300, wager_code: 'w11' }])
  await provider(bo, [{ action: 'BET', amount: 600, wager_code: 'w11' }])
  await provider(bo, [{ action: 'BET', amount: 350, wager_code: null }])
  await pushed(stage, daw, { status: 'SETTLED', prize: 200 })
  for (const player of [bo, chit])
    await provider(player, [{ action: 'SETTLED', amount: HELD, wager_code: `w19-${player.id}` }], LIVE)

  at(`${THU}T12:00`)
  await asStaff('owner', `/agents/${await agentId(stage, 'agent')}/players`, {
    user_name: daw.user_name,
    reason: 'Moved to another city.',
  })
  await adjust(stage, aung, 'credit', 700)
  await adjust(stage, bo, 'debit', 300)
}

async function friday(stage: Stage, { aung, bo, chit, daw }: People): Promise<void> {
  const { at, provider } = stage
  at(`${FRI}T10:00`)
  await provider(daw, [{ action: 'SETTLED', amount: 1_000, wager_code: 'w5' }])
  await pushed(stage, daw, { status: 'VOID', prize: 0 })
  await decide(stage, await drawId(stage, THU, EVENING), '71')
  await stage.post(aung, '/exchange-game-to-main', { amount: 5_000 })
  await slip(stage, aung, 'morning', [['88', 500]])
  await slip(stage, daw, 'evening', [
    ['10', 300],
    ['11', 900],
  ])
  await slip(stage, chit, 'evening', [['10', 800]])

  at(`${FRI}T12:05`)
  await decide(stage, await drawId(stage, FRI, MORNING), '88')
  await provider(bo, [{ action: 'BET', amount: 1_700, wager_code: 'w13' }])

  at(`${FRI}T14:00`)
  await decideHeld(stage, bo, 'refuse')
  await provider(chit, [{ action: 'RESETTLED', amount: -20_000_000, wager_code: `w19-${chit.id}` }], LIVE)
  await decideHeld(stage, chit, 'release')
  await winTooMuch(stage, FRI, aung)
}
