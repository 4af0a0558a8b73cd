import type { StepKind } from '../step-kind.ts'
import * as aggregator from './aggregator.ts'
import * as cashier from './cashier.ts'
import * as draws from './draws.ts'
import * as held_credits from './held-credits.ts'
import * as other from './other.ts'
import * as review from './review.ts'
import * as shan from './shan.ts'
import * as staff from './staff.ts'
import * as two_d from './two-d.ts'
import * as wallet from './wallet.ts'

/** How each seed begins: its players register. */
export const START: readonly StepKind[] = Array.from({ length: wallet.PLAYERS }, () => wallet.register)

export const KINDS: readonly StepKind[] = [
  wallet.login,
  wallet.exchangeStep,
  wallet.exchangeRush,
  wallet.digitBet,
  wallet.look,
  cashier.deposit,
  cashier.depositRush,
  review.approveDeposit,
  review.rejectDeposit,
  cashier.withdrawal,
  cashier.withdrawalRush,
  review.approveWithdrawal,
  review.rejectWithdrawal,
  two_d.slip,
  two_d.slipRush,
  draws.passTime,
  draws.result,
  draws.correction,
  draws.callOff,
  aggregator.movement,
  aggregator.stakeRush,
  shan.launch,
  shan.round,
  held_credits.heldDecision,
  staff.adjustment,
  staff.adjustmentDecision,
  staff.freeze,
  staff.unfreeze,
  staff.switchOff,
  staff.switchOn,
  other.claim,
  other.bonusJob,
  other.nextDay,
  other.bonusesEnd,
  other.replay,
  other.otherReplay,
]
