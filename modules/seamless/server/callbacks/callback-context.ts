import { Counter } from 'prom-client'
import type { HeldAlarm } from '#held-credit/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { createTokenBucket } from '#platform/server/rate-limit/token-bucket.ts'
import type { GscSettings } from '#platform/server/settings.ts'
import type { Log } from '#platform/server/telemetry/log.ts'
import type { Metrics } from '#platform/server/telemetry/metrics.ts'
import type { GetSwitches } from '#switch/server/index.ts'
import { createProducts, type Products } from '../aggregator/product.ts'
import type { Alarm } from '../rules.ts'
import { heldCreditOf } from '../wagers/effect.ts'
import type { Decision } from './decide/decision.ts'
import { createPlayerIds } from './receive/named-player.ts'
import type { BatchRequest } from './receive/parse-call.ts'

/** Where the aggregator's callbacks are served: what they need, opened once per process. */
export interface CallbackContext {
  hot_db: Database
  settings: GscSettings
  products: () => Promise<Products>
  switches: GetSwitches
  playerIds: (user_names: string[]) => Promise<Map<string, bigint>>
  observeBatch: (size: number) => void
  observeDecisions: (batches: BatchRequest[], decisions: Decision[]) => void
  /** Counted each time, written to the log a few times. */
  raiseAlarm: (alarm: Alarm, details: Record<string, unknown>) => void
  /** Counts a callback that was signed with GSC_SECRET_KEY_PREVIOUS. */
  onPreviousKey: () => void
}

/** An alarm that is repeated thousands of times would bury the log. */
const LINES_PER_ALARM = { burst: 10, per_second: 0.1 }

interface CallbackDependencies {
  db: Database
  hot_db: Database
  log: Log
  metrics: Metrics
  switches: GetSwitches
  settings: GscSettings
  raiseHeld: HeldAlarm
}

export function createCallbackContext({
  db,
  hot_db,
  log,
  metrics,
  switches,
  settings,
  raiseHeld,
}: CallbackDependencies): CallbackContext {
  const registers = [metrics.registry]
  const answers = new Counter({
    name: 'thazin_seamless_answers_total',
    help: 'Answers to callbacks of the game aggregator, by code',
    labelNames: ['code'],
    registers,
  })
  const alarms = new Counter({
    name: 'thazin_seamless_alarms_total',
    help: 'Callbacks that no honest aggregator sends',
    labelNames: ['alarm'],
    registers,
  })
  const waitFor = createTokenBucket(LINES_PER_ALARM)
  const raiseAlarm: CallbackContext['raiseAlarm'] = (alarm, details) => {
    alarms.inc({ alarm })
    if (waitFor(alarm) === 0) log.warn({ alarm, ...details }, 'a callback of the game aggregator is not believed')
  }
  return {
    hot_db,
    settings,
    products: createProducts(db),
    switches,
    playerIds: createPlayerIds(db),
    observeBatch: (size) => metrics.batch_size.observe({ use_case: 'seamless' }, size),
    observeDecisions(batches, decisions) {
      for (const [code, of_code] of Map.groupBy(decisions, (one) => one.code)) answers.inc({ code }, of_code.length)
      raiseHeld(decisions.flatMap(({ effects }) => effects.flatMap(heldCreditOf)))
      for (const [place, { changed }] of decisions.entries()) {
        for (const { transaction_id } of changed) {
          raiseAlarm('changed repeat', { transaction_id, member_account: batches[place]?.member_account })
        }
      }
    },
    raiseAlarm,
    onPreviousKey: () => metrics.previous_key.inc({ partner: 'gsc' }),
  }
}
