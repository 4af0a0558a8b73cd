export { decideOnce, transactionOrRefusal } from './decide-once.ts'
export { forgetRefusals } from './forget-refusals.ts'
export { contentHash, insertRefusals, type Refusal, refusalOf, repeatRefusal } from './refusal.ts'
