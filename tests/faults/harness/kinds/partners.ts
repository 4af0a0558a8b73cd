import { setTimeout as sleep } from 'node:timers/promises'
import { syncGames } from '#catalog/server/index.ts'
import { createLog } from '#platform/server/telemetry/log.ts'
import { createMetrics } from '#platform/server/telemetry/metrics.ts'
import { createAggregator } from '#seamless/server/index.ts'
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/database/database-proxy.ts'
import {
  gameRow,
  openTestAggregator,
  productRow,
  type TestAggregator,
} from '#tests/support/partners/aggregator-server.ts'
import { type MarketFeed, morningReading, openMarketFeed } from '#tests/support/partners/market-feed.ts'
import { type Fault, type FaultTools, fault, type Ground, quarterOf, repeat, STALL_MS, until } from '../fault.ts'
import { type Answer, ask, CALLER_WAITS_MS, PAUSE_MS } from '../load/call-server.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

const GAME = { game_code: 'slot-0', product_code: 1091, game_type: 'SLOT' }
const LAUNCHERS = 4
/** A launch is told at the latest then that there is no game. */
const LAUNCH_WITHIN_MS = CALLER_WAITS_MS
const RIGHT = { status: 200, body: { code: 200, message: 'ok', url: 'https://play.example/round' } }
/** Answers of an aggregator that the platform must not believe. */
const LIES = [
  { status: 200, body: 'no JSON at all' },
  { status: 200, body: { code: 200, message: 'ok', url: 'javascript:alert(1)' } },
  { status: 500, body: { code: 200, message: 'ok', url: 'https://play.example/round' } },
  { status: 200, body: { code: '200', url: 7 } },
]

interface Partners extends Ground {
  aggregator: TestAggregator
  feed: MarketFeed
  /** On the way to both. */
  ways: DatabaseProxy[]
}

export const PARTNER_FAULTS: readonly Fault[] = [
  fault<Partners>({
    name: 'slow-partners',
    does: 'aggregator and feed take calls, and answer none for four seconds',
    prepare: openPartners,
    inject: (tools, partners) =>
      whileLaunching(tools, partners, async () => {
        for (const way of partners.ways) way.freeze()
        await sleep(STALL_MS)
        for (const way of partners.ways) way.thaw()
      }),
  }),
  fault<Partners>({
    name: 'gone-partners',
    does: 'aggregator and feed refuse connections for four seconds',
    prepare: openPartners,
    inject: (tools, partners) =>
      whileLaunching(tools, partners, async () => {
        await Promise.all(partners.ways.map((way) => way.close()))
        await sleep(STALL_MS)
        await Promise.all(partners.ways.map((way) => way.open()))
      }),
  }),
  fault<Partners>({
    name: 'lying-partners',
    does: 'the aggregator answers what is no answer, and the feed tells a result of a draw that takes bets',
    prepare: openPartners,
    inject: (tools, partners) =>
      whileLaunching(tools, partners, async (nth) => {
        partners.aggregator.launch = LIES[nth % LIES.length] ?? RIGHT
        partners.feed.say(
          nth % 2 === 0 ? morningReading({ set: '1,234.50', value: '43,211.00', twod: '01' }) : '{"live":',
        )
        await sleep(STALL_MS)
        partners.aggregator.launch = RIGHT
      }),
  }),
]

async function openPartners(): Promise<Partners> {
  const aggregator = await openTestAggregator()
  const feed = await openMarketFeed()
  aggregator.products = [productRow(GAME.product_code, GAME.game_type)]
  aggregator.games = { '1091 SLOT': [gameRow(GAME.product_code, GAME.game_type, GAME.game_code)] }
  aggregator.launch = RIGHT
  const ways = await Promise.all([openDatabaseProxy(aggregator.gsc.url), openDatabaseProxy(feed.url)])
  const [to_aggregator, to_feed] = ways.map(({ url }) => url)
  return {
    aggregator,
    feed,
    ways,
    settings: { env: { GSC_URL: to_aggregator ?? '', TWO_D_FEED_URL: to_feed ?? '' } },
    async close() {
      await Promise.all(ways.map((way) => way.close()))
      await Promise.all([aggregator.close(), feed.close()])
    },
  }
}

/**
 * Players launch games and look at the live number all the while. Each of them is answered in time, a game is launched
 * again afterwards, and no draw has a result.
 */
async function whileLaunching(
  { stage, load, random, extent }: FaultTools,
  { aggregator, feed }: Partners,
  work: (nth: number) => Promise<void>,
): Promise<void> {
  await putGamesUp(stage, aggregator)
  // On a busy machine what is broken next would else be asked for the first time when it is back.
  await until('partners are asked', async () => (await isLaunched(stage, random)) && feed.calls() > 0)
  const launching = { is_over: false }
  const callers = Array.from({ length: LAUNCHERS }, () => runLaunchLoop(stage, random, launching))
  await repeat(quarterOf(extent), work)
  launching.is_over = true
  const faults = (await Promise.all(callers)).flat()
  load.violations.push(...faults)
  if (aggregator.callsOf('launch-game') === 0 || feed.calls() === 0)
    load.violations.push('no server asked a partner: nothing was shown')
  await until('a game is launched again', () => isLaunched(stage, random))
  const results = await stage.db<{ draw_id: number }[]>`
    select draw_id from two_d.result where not (reporter like 'staff:%' and confirmer like 'staff:%')`
  for (const { draw_id } of results) load.violations.push(`draw ${draw_id} has a result that nobody confirmed`)
}

async function putGamesUp({ db }: Stage, { gsc }: TestAggregator): Promise<void> {
  const aggregator = createAggregator(gsc, createMetrics())
  const pictures = { aggregator_url: gsc.url, hosts: [] }
  await syncGames({ db, log: createLog('silent'), aggregator, pictures, is_demo: false }, { believe_all: true })
}

async function runLaunchLoop(stage: Stage, random: Random, launching: { is_over: boolean }): Promise<string[]> {
  const faults: string[] = []
  for (; !launching.is_over; await sleep(PAUSE_MS)) {
    const answer = await launch(stage, random)
    if (answer === null) faults.push(`a launch had no answer within ${LAUNCH_WITHIN_MS} ms`)
    else if (answer.status === 500) faults.push(`a launch was answered 500: ${answer.text}`)
    else if (answer.text.includes('javascript:')) faults.push(`a launch leads to a script: ${answer.text}`)
    const live = await ask(random.pick(stage.servers), { method: 'GET', path: '/api/twod-live' })
    if (live === null || live.status === 500) faults.push(`the live number was answered ${live?.status ?? 'too late'}`)
  }
  return faults
}

const isLaunched = async (stage: Stage, random: Random) => (await launch(stage, random))?.status === 200

function launch(stage: Stage, random: Random): Promise<Answer | null> {
  const { token } = random.pick(stage.players)
  return ask(random.pick(stage.servers), {
    path: '/api/seamless/launch-game',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(GAME),
  })
}
