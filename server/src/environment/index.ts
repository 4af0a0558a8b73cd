/** What the database is for: a demo, or a platform in production. */
export { FormerPrimary, refuseFormerPrimary } from './refuse-former-primary.ts'
export { claimEnvironment, refuseOtherEnvironment, WrongEnvironment } from './environment.ts'
