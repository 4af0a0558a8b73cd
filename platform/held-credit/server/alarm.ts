import { Counter } from 'prom-client'
import { writeMoney } from '#platform/contract/money.ts'
import type { Log } from '#platform/server/telemetry/log.ts'
import type { Metrics } from '#platform/server/telemetry/metrics.ts'
import type { NewHeldCredit } from './credit.ts'

type Raised = Pick<NewHeldCredit, 'partner' | 'player_id' | 'amount' | 'cap' | 'wager_code'>

/** Says of each credit that was held, once it is written, that two people have to look at it. */
export type HeldAlarm = (held: readonly Raised[]) => void

export function createHeldAlarm({ log, metrics }: { log: Log; metrics: Metrics }): HeldAlarm {
  const labels = { labelNames: ['partner', 'cap'] as const, registers: [metrics.registry] }
  const count = new Counter({
    name: 'thazin_held_credits_total',
    help: 'Credits of game partners that were held',
    ...labels,
  })
  const sum = new Counter({ name: 'thazin_held_kyat_total', help: 'What was held of them, in kyat', ...labels })
  return (held) => {
    for (const { partner, player_id, cap, wager_code, ...credit } of held) {
      const amount = writeMoney(credit.amount)
      count.inc({ partner, cap })
      sum.inc({ partner, cap }, amount)
      const details = { partner, player_id: String(player_id), amount, cap, wager_code }
      log.warn(details, 'a credit of a game partner is held: it passes a cap')
    }
  }
}
