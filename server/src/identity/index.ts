export { countFailure, forgetFailures, KNOWN_FOR, type Limit, limitsOfAccount, refuseHastyTry } from './attempt.ts'
export {
  type Caller,
  forPlayer,
  openAuthentication,
  openTokens,
  refuseFrozen,
  refuseStopped,
  requireLiveSession,
  whyStopped,
} from './authenticate.ts'
export { getExclusion } from './begin-exclusion.ts'
export { forgetStaleRows } from './forget-stale-rows.ts'
export { askInSets } from './known-logins.ts'
export { listSessions } from './list-sessions.ts'
export { type HashCost, hashPassword, INVENTED_COST, isOutdated, passwordMatches } from './password.ts'
export { takeTurn } from './password-work/take-turn.ts'
export { startPasswordThread, stopPasswordThread } from './password-work/work.ts'
export { playerById, playersByUserName, userOf } from './player.ts'
export { setPlayerStatus } from './player-status.ts'
export { requirePassword } from './require-password.ts'
export { newResetCode, saveResetCode } from './reset-code.ts'
export { identityRoutes } from './routes.ts'
export { nameFault, passwordFault, readPhone, writePhone } from './rules.ts'
export { hashToken, type LiveSession, stillLiveSessions, touchSessions } from './session.ts'
