import type { FastifyInstance } from 'fastify'
import { agentConsoleRoutes, agentSettings, agentTransactionApproval, usesFloat } from '#agent/server/index.ts'
import { type ApprovalKind, approvalRoutes } from '#approval/server/index.ts'
import {
  accountTooSmall,
  cashierConsoleRoutes,
  cashierSettings,
  createReceivableGauge,
  largeRequestApproval,
  listRequests,
  movementApproval,
  recordAgentPayout,
} from '#cashier/server/index.ts'
import { catalogConsoleRoutes, nameOfTarget } from '#catalog/server/index.ts'
import { clientErrorConsoleRoutes } from '#client-error/server/index.ts'
import { contentKinds, videoFiles } from '#content/server/index.ts'
import { historyRoutes } from '#demo-history/server/index.ts'
import { digitBetSettings, getHistory } from '#digit-bet/server/index.ts'
import { editingRoutes } from '#editing/server/index.ts'
import { externalGameSettings } from '#external-game/server/index.ts'
import {
  createPartnerHourGauge,
  heldCreditApproval,
  heldCreditRoutes,
  heldCreditSettings,
  waitingHeldCredits,
} from '#held-credit/server/index.ts'
import { homeSettings } from '#home/server/index.ts'
import { type HashCost, listSessions } from '#identity/server/index.ts'
import { createJobGauge, jobRoutes } from '#job/server/index.ts'
import { apiDocsRoutes } from '#openapi/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { requireHttps } from '#platform/server/http/addresses/require-https.ts'
import { mountGuarded, openHttp } from '#platform/server/http/http.ts'
import { pictureRoutes } from '#platform/server/media/picture-store.ts'
import type { SecretKey } from '#platform/server/secret-key.ts'
import type { Settings } from '#platform/server/settings.ts'
import { healthRoutes } from '#platform/server/telemetry/health.ts'
import type { Log } from '#platform/server/telemetry/log.ts'
import { createMetrics, type Metrics } from '#platform/server/telemetry/metrics.ts'
import {
  balanceAdjustmentApproval,
  importantNotes,
  playerAdminRoutes,
  playerSettings,
} from '#player-admin/server/index.ts'
import { bonusChangeApproval, bonusChangeRoutes, claimApproval, promotionKinds } from '#promotion/server/index.ts'
import { createDiscrepancyGauge, reconciliationRoutes } from '#reconciliation/server/index.ts'
import { reportRoutes } from '#report/server/index.ts'
import { listRounds, seamlessConsoleRoutes } from '#seamless/server/index.ts'
import { searchRoutes } from '#search/server/index.ts'
import { brandSettings, settingApproval, settingRoutes } from '#setting/server/index.ts'
import { closeTable, leaveTable, listRounds as listShanRounds, shanConsoleRoutes } from '#shan/server/index.ts'
import { type ConsoleRoute, createGuard, demandOf, staffRoutes } from '#staff/server/index.ts'
import { titleTarget } from '#switch/contract/rules.ts'
import { switchRoutes } from '#switch/server/index.ts'
import { drawStaffRoutes, limitStaffRoutes, limitsApproval, listSlips, twoDSettings } from '#two-d/server/index.ts'
import { consoleScreens } from './console-screens.ts'
import { withListFiles } from './list-files.ts'
import { createLinkSources, createPlayerLinks } from './player-links.ts'
import { createTimelineSources, getPlayerOverview } from './player-page.ts'
import { listReceivables } from './player-receivables.ts'
import { createReportSources } from './report-sources.ts'
import { createSearchSources } from './search-sources.ts'

export interface ConsoleDependencies {
  settings: Pick<Settings, 'is_demo' | 'trusted_proxies' | 'brand_name' | 'site_url' | 'installation'>
  db: Database
  key: SecretKey
  log: Log
  /** apps/console/dist, or null for a console without screens (tests of calls). */
  dist_dir: string | null
  /** Of passwords that the staff chooses; less than usual only where it is invented. */
  hash_cost?: HashCost
  /** Milliseconds that a call may take, where it is not the usual time. */
  call_ms?: number
  metrics?: Metrics
}

/** A call as the server itself has it, and what it demands of its caller. */
interface MountedRoute {
  method: string
  url: string
  demand: string
  /** The names of the query parameters that its address may have. */
  questions: string[]
}

interface Console {
  app: FastifyInstance
  routes: MountedRoute[]
}

const API = '/api/console'
/** A video of two megabytes over the line of a small office; anyone who sends it is signed in before it is read. */
const REQUEST_TIMEOUT_MS = 120_000

/** The composition root of the staff's own origin: every module's `staff-routes.ts`, on a server that does not listen yet. */
export async function openConsole(dependencies: ConsoleDependencies): Promise<Console> {
  const { db, log, settings, call_ms, metrics = createMetrics() } = dependencies
  const app = openHttp({
    log,
    metrics,
    trusted_proxies: settings.trusted_proxies,
    request_timeout_ms: REQUEST_TIMEOUT_MS,
    call_ms,
  })
  // A demo is opened from a phone beside the laptop, and nobody's money is in it.
  if (!settings.is_demo) requireHttps(app)
  const routes: MountedRoute[] = []
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (!url.startsWith('/api')) return
    const { properties = {} } = (schema?.querystring ?? {}) as { properties?: object }
    const questions = Object.keys(properties)
    routes.push({ method: String(method), url, demand: demandOf(callerOf(config)), questions })
  })
  const routes_of_slices = withListFiles([...consoleRoutes(dependencies), ...clientErrorConsoleRoutes({ db, metrics })])
  mountGuarded(app, API, routes_of_slices, createGuard(db, settings.installation))
  createJobGauge({ db, metrics })
  createPartnerHourGauge({ db, metrics })
  createDiscrepancyGauge({ db, metrics })
  createReceivableGauge({ db, metrics })
  healthRoutes(app, { db, metrics, program: 'console' })
  // Marks of payment types, pictures of accounts, videos: this origin shows nobody else's files.
  pictureRoutes(app, db)
  videoFiles(app, db, '')
  if (dependencies.dist_dir !== null) consoleScreens(app, dependencies.dist_dir)
  return { app, routes }
}

const callerOf = (config: object | undefined) => (config && 'caller' in config ? config.caller : undefined)

/** In the order of the page. */
export const SETTING_GROUPS = [
  brandSettings,
  digitBetSettings,
  twoDSettings,
  cashierSettings,
  heldCreditSettings,
  agentSettings,
  playerSettings,
  externalGameSettings,
  homeSettings,
]

const CASHIER_PORTS = { usesFloat, leaveTable }
const PAYOUT_PORT = { recordAgentPayout, accountTooSmall }
const settings_approval = settingApproval(SETTING_GROUPS)
const held_credit_approval = heldCreditApproval({ closeTable })
/** All that a second person decides about. */
export const APPROVALS: readonly ApprovalKind[] = [
  settings_approval,
  balanceAdjustmentApproval,
  limitsApproval,
  agentTransactionApproval(PAYOUT_PORT),
  movementApproval,
  largeRequestApproval(CASHIER_PORTS),
  held_credit_approval,
  claimApproval,
  bonusChangeApproval,
]

/** Each of them says who may call it. */
function consoleRoutes({ db, key, settings, hash_cost }: ConsoleDependencies): ConsoleRoute[] {
  const { is_demo, brand_name, site_url, installation } = settings
  const gameName = ({ product_code, game_code }: { product_code: number; game_code: string | null }) =>
    nameOfTarget(db, titleTarget(product_code, game_code))
  return [
    ...staffRoutes({ db, key, brand_name, installation, is_totp_required: !is_demo, hash_cost }),
    ...cashierConsoleRoutes(db, { ...CASHIER_PORTS, importantNotes, playerLinks: createPlayerLinks(db) }),
    ...agentConsoleRoutes({ db, site_url, payouts: PAYOUT_PORT }),
    ...catalogConsoleRoutes(db),
    ...seamlessConsoleRoutes(db, gameName),
    ...heldCreditRoutes({ db, gameName, approval: held_credit_approval }),
    ...bonusChangeRoutes(db),
    ...shanConsoleRoutes(db),
    ...settingRoutes(db, SETTING_GROUPS, settings_approval),
    ...approvalRoutes(db, { kinds: APPROVALS, sources: [waitingHeldCredits] }),
    ...editingRoutes(db, [...contentKinds, ...promotionKinds]),
    ...switchRoutes(db, (target) => nameOfTarget(db, target)),
    ...reportRoutes({ db, sources: createReportSources({ db, key }) }),
    ...searchRoutes(createSearchSources(db)),
    ...drawStaffRoutes(db),
    ...limitStaffRoutes(db),
    ...historyRoutes(db),
    ...jobRoutes(db),
    ...reconciliationRoutes(db),
    ...apiDocsRoutes(),
    ...playerAdminRoutes(db, {
      lists: {
        bets: ({ player_id, after }) => getHistory(db, player_id, after),
        rounds: (requested) => listRounds(db, requested),
        shan_rounds: (requested) => listShanRounds(db, requested),
        slips: (requested) => listSlips(db, requested),
        requests: (requested) => listRequests(db, requested),
        sessions: (requested) => listSessions(db, requested),
        receivables: (requested) => listReceivables(db, requested),
      },
      timeline: createTimelineSources(db),
      links: createLinkSources(db),
      overview: (staff, player_id) => getPlayerOverview(db, staff, player_id),
    }),
  ]
}
