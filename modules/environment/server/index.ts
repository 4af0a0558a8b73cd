/** The environment of the database: a demo, or a platform in production. */

export { claimEnvironment, refuseOtherEnvironment, WrongEnvironment } from './environment.ts'
export { FormerPrimary, refuseFormerPrimary } from './refuse-former-primary.ts'
