import { type Choice, stakeOf } from '../bet/selection.ts'
import { addProfit } from '../play/play-session.ts'
import type { RollResult } from '../play/roll/roll.ts'

/** Where a run stops: at the first loss or win, at an amount in kyat, or not for that reason. */
export type AutoStop = 'first' | number | null

/** The same bet, several times. */
export interface AutoPlan {
  choice: Choice
  bet_amount: number
  multiplier: number
  rolls: number
  loss: AutoStop
  win: AutoStop
}

/** Why a run has ended. `left`: the player looks at another page; `off`: a break or no line; `stopped`: by the player. */
type AutoEnd = 'finished' | 'loss' | 'win' | 'refused' | 'unanswered' | 'left' | 'off' | 'stopped'

export interface AutoRun {
  plan: AutoPlan
  /** Rolls that the server has answered. */
  made: number
  /** Won minus staked in this run, in kyat, by the server's answers. */
  net: number
  /** Null while it runs. */
  end: AutoEnd | null
}

/** Numbers of rolls; the last is the most that one press can set going. */
export const AUTO_ROLLS = [5, 10, 25, 50] as const
/** Stops at an amount, in stakes. */
export const AUTO_STOP_STAKES = [5, 10] as const

/** Between an answer and the next roll: the dial has landed, and the player can read it and press Stop. */
const PAUSE_MS = 1_500

export const startRun = (plan: AutoPlan): AutoRun => ({ plan, made: 0, net: 0, end: null })

/** How long the next roll waits, in milliseconds: never less than the operator's time between two rolls. */
export function delayOf(run: AutoRun, roll_interval_seconds: number): number {
  return run.made === 0 ? 0 : Math.max(PAUSE_MS, roll_interval_seconds * 1000)
}

/** A run that has ended stays as it is. */
export const endRun = (run: AutoRun, end: AutoEnd): AutoRun => (run.end === null ? { ...run, end } : run)

/**
 * The run after the result of a roll; null where none was sent. Only an answer that tells the bet lets it go on. An answer to a
 * roll that was on its way when the run ended counts, and nothing follows.
 */
export function afterRoll(run: AutoRun, result: RollResult | null): AutoRun {
  const bet = result?.kind === 'rolled' ? result.answer.history?.[0] : undefined
  if (!bet) return endRun(run, result?.kind === 'refused' ? 'refused' : 'unanswered')
  const after = { ...run, made: run.made + 1, net: addProfit(run.net, bet.profit) }
  const end = endAfter(after, bet.profit)
  return end ? endRun(after, end) : after
}

function endAfter({ plan, made, net }: AutoRun, profit: number): AutoEnd | null {
  const { rolls, loss, win } = plan
  if (made >= rolls) return 'finished'
  if (loss === 'first' && profit < 0) return 'loss'
  // The next roll could pass the amount, which is the most that the player wants to lose.
  if (typeof loss === 'number' && addProfit(net, -stakeOf(plan)) < -loss) return 'loss'
  if (win === 'first' && profit > 0) return 'win'
  if (typeof win === 'number' && net >= win) return 'win'
  return null
}

/** The most that a run can lose, in kyat. */
export function lossMax(plan: AutoPlan): number {
  const stake = stakeOf(plan)
  const all = stake * plan.rolls
  if (plan.loss === null) return all
  return Math.min(all, plan.loss === 'first' ? stake : Math.max(stake, plan.loss))
}
