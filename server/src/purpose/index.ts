/** What the database is for: a demo, or a house in earnest. */
export { claimPurpose, refuseOtherPurpose, WrongPurpose } from './purpose.ts'
