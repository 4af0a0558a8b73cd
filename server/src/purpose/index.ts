/** What the database is for: a demo, or a platform in production. */
export { claimPurpose, refuseOtherPurpose, WrongPurpose } from './purpose.ts'
