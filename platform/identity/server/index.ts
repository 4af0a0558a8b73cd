export { getExclusion } from './begin-exclusion.ts'
export { exclusionHistory } from './exclusion-history.ts'
export { forgetStaleRows } from './forget-stale-rows.ts'
export { type HashCost, hashPassword, INVENTED_COST, isOutdated, passwordMatches } from './passwords/password.ts'
export { takeTurn } from './passwords/password-work/take-turn.ts'
export { startPasswordThread, stopPasswordThread } from './passwords/password-work/work.ts'
export { requirePassword } from './passwords/require-password.ts'
export { newResetCode, saveResetCode } from './passwords/reset-code.ts'
export { listStopped, playerById, playersByUserName, userOf } from './player.ts'
export { setPlayerStatus } from './player-status.ts'
export { identityChecks } from './reconcile.ts'
export { identityRoutes } from './routes.ts'
export { nameFault, parsePhone, passwordFault, writePhone } from './rules.ts'
export { listSessions } from './sessions/list-sessions.ts'
export { hashToken, type LiveSession, stillLiveSessions, touchSessions } from './sessions/session.ts'
export { devicesOf, sessionHistory } from './sessions/session-history.ts'
export { playersAtAddresses, playersOnDevices, type SharedSignIn } from './sessions/shared-sign-ins.ts'
export {
  countFailure,
  forgetFailures,
  KNOWN_FOR,
  type Limit,
  limitsOfAccount,
  refuseHastyTry,
} from './sign-in/attempt.ts'
export {
  type Caller,
  createAuthentication,
  createTokenCheck,
  forPlayer,
  refuseFrozen,
  refuseStopped,
  requireLiveSession,
  whyStopped,
} from './sign-in/authenticate.ts'
export { askInBatches } from './sign-in/known-logins.ts'
