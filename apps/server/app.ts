import type { FastifyInstance } from 'fastify'
import { cashierRoutes, createRanking } from '#cashier/server/index.ts'
import { createCatalog, recordPlay } from '#catalog/server/index.ts'
import { clientErrorRoutes } from '#client-error/server/index.ts'
import { createContent } from '#content/server/index.ts'
import { createDigitBetContext, digitBetRoutes, digitBetWins, publishSeries } from '#digit-bet/server/index.ts'
import { createExternalGames } from '#external-game/server/index.ts'
import { createHeldAlarm, createPartnerHourGauge } from '#held-credit/server/index.ts'
import { createHome } from '#home/server/index.ts'
import { type Caller, createAuthentication, type HashCost, identityRoutes } from '#identity/server/index.ts'
import { inboxRoutes } from '#inbox/server/index.ts'
import { createJobGauge } from '#job/server/index.ts'
import { mountApiDocs } from '#openapi/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type Call, mount, openHttp } from '#platform/server/http/http.ts'
import { mountCallbacks } from '#platform/server/http/requests/callbacks.ts'
import { pictureRoutes } from '#platform/server/media/picture-store.ts'
import type { SecretKey } from '#platform/server/secret-key.ts'
import type { Settings } from '#platform/server/settings.ts'
import type { SiteSettings } from '#platform/server/site-settings.ts'
import { healthRoutes } from '#platform/server/telemetry/health.ts'
import type { Log } from '#platform/server/telemetry/log.ts'
import { createMetrics, type Metrics } from '#platform/server/telemetry/metrics.ts'
import { mountChangeStream } from '#platform/server/traffic/change-stream.ts'
import { createPromotion, pauseClaims } from '#promotion/server/index.ts'
import { popularGames } from '#report/server/index.ts'
import { readRelease, screens } from '#screens/server/index.ts'
import { createAggregator, createSeamless } from '#seamless/server/index.ts'
import { createBrandTexts } from '#setting/server/index.ts'
import { createShan, requireReceivableCovered } from '#shan/server/index.ts'
import { createSwitches } from '#switch/server/index.ts'
import { createGlance, createSlipContext, drawRoutes, slipRoutes, twoDWins } from '#two-d/server/index.ts'
import { walletRoutes } from '#wallet/server/index.ts'
import { createFirstView } from './first-view.ts'

export interface AppDependencies {
  settings: SiteSettings &
    Pick<
      Settings,
      | 'is_demo'
      | 'trusted_proxies'
      | 'has_api_docs'
      | 'brand_name'
      | 'default_language'
      | 'gsc'
      | 'shan'
      | 'demo_play_url'
    >
  db: Database
  /** For batched use cases: its statements find rows by key alone. */
  hot_db: Database
  key: SecretKey
  log: Log
  /** apps/site/dist, or null for a platform without screens (tests of calls). */
  dist_dir: string | null
  /** The cost of hashing the password of a new player; less than usual only where players are invented. */
  hash_cost?: HashCost
  /** In a played history: their one password stands in the README. */
  are_players_invented?: boolean
  /** In place of its own, for readers of what is measured. */
  metrics?: Metrics
  /** Milliseconds that a call may take, where it is not the usual time. */
  call_ms?: number
}

/** The play money of a new player of the demo. */
const DEMO_GRANT = kyat(100_000)
const API = '/api'

/** The composition root: every module's routes, bound to one HTTP server that does not listen yet. */
export async function openApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { db, hot_db, key, log, settings, call_ms, metrics = createMetrics() } = dependencies
  const app = openHttp({ log, metrics, trusted_proxies: settings.trusted_proxies, site: settings, call_ms })
  const authenticate = createAuthentication(hot_db)
  const switches = createSwitches(db)
  const callerOf = (call: Call): Promise<Caller> => authenticate(call.token)

  const { hash_cost, are_players_invented = false } = dependencies
  const { brand_name, default_language, demo_play_url, is_demo } = settings
  const digit_bet = createDigitBetContext({ db, hot_db, key, metrics, switches })
  const accounts = { brand_name, demo_grant: is_demo ? DEMO_GRANT : null, hash_cost, are_players_invented }
  const seriesOf = (player_id: bigint) => publishSeries(digit_bet, player_id)
  mount(app, API, identityRoutes(db, { ...accounts, pauseBonuses: pauseClaims, seriesOf }), callerOf)
  mount(app, API, [...walletRoutes(db), ...inboxRoutes(db)], callerOf)
  const ranking = createRanking(db)
  mount(app, API, cashierRoutes({ db, switches, ranking, requireReceivableCovered }), callerOf)
  mount(app, API, digitBetRoutes(digit_bet), callerOf)
  mount(app, API, slipRoutes(createSlipContext({ db, hot_db, metrics, switches })), callerOf)
  const aggregator = createAggregator(settings.gsc, metrics)
  const shared = { db, hot_db, key, log, metrics, switches, raiseHeld: createHeldAlarm({ log, metrics }) }
  const seamless = createSeamless({ ...shared, aggregator, settings: settings.gsc })
  const recordShan = (player_id: bigint) => recordPlay(db, { player_id, own_game: 'shan' })
  const shan = createShan({ ...shared, settings: settings.shan, recordPlay: recordShan })
  mount(app, API, shan.routes, callerOf)
  await mountCallbacks(app, API, seamless.callbacks)
  const own_games = [shan.gameSums]
  const catalog = createCatalog({ db, seamless, switches, own_games, popularGames, demo_play_url })
  const home = createHome({ db, sources: [catalog.wins, digitBetWins(db), twoDWins(db)], tileOf: catalog.tileOf })
  mount(app, API, [...catalog.routes, ...home.routes], callerOf)
  const external_games = createExternalGames(db)
  mount(app, API, [...external_games.routes, ...drawRoutes(db)], callerOf)
  const content = createContent(db)
  mount(app, API, content.routes, callerOf)
  const promotion = createPromotion(db)
  mount(app, API, promotion.routes, callerOf)
  mount(app, API, clientErrorRoutes({ db, metrics }), callerOf)
  pictureRoutes(app, db)
  content.mountVideos(app)
  if (settings.has_api_docs) mountApiDocs(app)
  createJobGauge({ db, metrics })
  createPartnerHourGauge({ db, metrics })
  healthRoutes(app, { db, metrics, program: 'server' })
  const glance = createGlance(db)
  const first_view = createFirstView({ digit_bet, catalog, content, external_games, home, promotion, ranking, glance })
  const release = dependencies.dist_dir === null ? null : readRelease(dependencies.dist_dir)
  mountChangeStream(app, { path: `${API}/changes`, version: first_view.content_version, release, log })

  if (dependencies.dist_dir !== null) {
    const dist_dir = dependencies.dist_dir
    await app.register((scope) =>
      screens(scope, { dist_dir, brand: createBrandTexts(db, settings), default_language, ...first_view }),
    )
  }
  return app
}
