import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { aggregatorRoutes } from './aggregator/routes.ts'
import { demoRoutes } from './demo/routes.ts'
import { createDemoSeats } from './demo/seats.ts'
import { externalRoutes } from './external/routes.ts'
import type { Game, Session } from './game.ts'
import { takeOverFormerFile } from './ledger/former-file.ts'
import { ledgerRoutes } from './ledger/routes.ts'
import { openStore } from './ledger/store.ts'
import type { Log } from './log.ts'
import { createMarket, marketControl, marketRoutes } from './market/routes.ts'
import { adminRoutes } from './operator/admin-routes.ts'
import { createFaultInjector } from './operator/chaos.ts'
import { createOperator } from './operator/operator.ts'
import { openOutboxSender } from './operator/outbox-sender.ts'
import { createPictures, fileRoutes } from './play/files.ts'
import { createQueues } from './play/queues.ts'
import { type PlayContext, playRoutes, resumeSeat } from './play/routes.ts'
import { createSeat } from './play/seat.ts'
import { findSession, forgetOldSessions, sessionsInPlay } from './play/sessions.ts'
import type { Settings } from './settings.ts'
import { shanRoutes } from './shan/index.ts'

const BODY_BYTES_MAX = 64 * 1024

export interface Sandbox {
  app: FastifyInstance
  /** Takes up what the last run left: prizes that were not sent, bets without an outcome. */
  begin(): Promise<void>
  close(): Promise<void>
}

/** The composition: ledger, the way to the operator, games and the routes to all of them. It does not listen yet. */
export async function openSandbox(options: { settings: Settings; games: Game[]; log: Log }): Promise<Sandbox> {
  const { settings, games, log } = options
  const { operator_url, public_url, port } = settings
  const partner = { operator_code: settings.operator_code, secret_key: settings.secret_key }
  takeOverFormerFile(settings.ledger_file)
  const store = openStore(settings.ledger_file)
  const faults = createFaultInjector(settings.chaos)
  const operator = createOperator({ partner, operator_url, faults })
  const outboxSender = openOutboxSender({ store, operator, log })
  const gameOf = ({ title }: Session) => gameOfKind(games, title.kind)
  const demo_seats = createDemoSeats()
  const context: PlayContext = {
    log,
    gameOf,
    findSession: (token) => demo_seats.find(token) ?? findSession(store, token),
    seatOf: (session) => demo_seats.seatOf(session) ?? createSeat({ store, operator, outboxSender }, session),
    queueOf: createQueues(),
  }

  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES_MAX,
    routerOptions: { maxParamLength: 200 },
  }) as unknown as FastifyInstance
  const documentOf = (session: Session) => gameOf(session).document(session)
  aggregatorRoutes(app, { partner, store, public_url, port, documentOf, pictureOf: createPictures() })
  playRoutes(app, context)
  demoRoutes(app, { seats: demo_seats, operator_url })
  externalRoutes(app, { operator_url })
  fileRoutes(app)
  ledgerRoutes(app, store)
  if (settings.shan) shanRoutes(app, { store, agent: settings.shan, operator_url, public_url, port, log })
  const market = createMarket()
  marketRoutes(app, market)
  if (settings.is_demo) {
    // Both behind the same hook.
    await app.register(async (scope) => {
      adminRoutes(scope, faults)
      marketControl(scope, market)
    })
  }
  app.get('/healthz', () => ({ status: 'ok' }))

  return {
    app,
    async begin() {
      forgetOldSessions(store)
      outboxSender.resume()
      await resumeSeats(context, sessionsInPlay(store))
    },
    async close() {
      // First the outbox sender: a game that waits for the operator's answer goes on without it, and the app can close.
      await outboxSender.close()
      await app.close()
      store.close()
    },
  }
}

async function resumeSeats(context: PlayContext, sessions: Session[]): Promise<void> {
  for (const session of sessions) {
    // One game that cannot go on must not keep the others from it; its bets stay open in the ledger.
    const resumed = context.queueOf(session).run(() => resumeSeat(context, session))
    await resumed.catch((error: unknown) =>
      context.log.error({ err: error, game: session.title.kind }, 'a game could not be taken up'),
    )
  }
}

function gameOfKind(games: Game[], kind: Game['kind']): Game {
  const game = games.find((each) => each.kind === kind)
  if (game === undefined) throw new Error(`there is no game of the kind ${kind}`)
  return game
}
