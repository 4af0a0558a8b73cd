export { createHeldAlarm, type HeldAlarm } from './alarm.ts'
export { heldCreditApproval } from './approval.ts'
export { getCaps, isHourPassed, lockHour, noteCredited } from './caps.ts'
export {
  coverCorrections,
  insertHeldCredits,
  leftOfHeld,
  lockHolds,
  type NewHeldCredit,
  transfersIntoHold,
  transfersOutOfHold,
} from './credit.ts'
export { describeHeldCredit } from './describe-credit.ts'
export { createPartnerHourGauge } from './full-hours.ts'
export { heldCreditChecks } from './reconcile.ts'
export {
  type Caps,
  type Cover,
  coverOf,
  heldSumOf,
  leftAfter,
  leftSumOf,
  type PassedCap,
  passedCap,
  type RemainingHold,
  sumOf,
} from './rules.ts'
export { heldCreditSettings } from './settings-group.ts'
export { heldCreditRoutes } from './staff-routes.ts'
export { waitingHeldCredits } from './waiting-source.ts'
