/** What the database is for: a demo, or a platform in earnest. */
export { claimPurpose, refuseOtherPurpose, WrongPurpose } from './purpose.ts'
