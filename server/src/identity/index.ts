export {
  type Caller,
  forPlayer,
  openAuthentication,
  openTokens,
  refuseFrozen,
  requireLiveSession,
} from './authenticate.ts'
export { forgetStaleRows } from './forget-stale-rows.ts'
export { hashPassword } from './password.ts'
export { playerById, playersByUserName, userOf } from './player.ts'
export { register } from './register.ts'
export { identityRoutes } from './routes.ts'
export { hashToken, type LiveSession, stillLiveSessions, touchSessions } from './session.ts'
