export { BatchRefusals, type RefusalColumns } from './batch-refusals.ts'
export { decideOnce, transactionOrRefusal } from './decide-once.ts'
export { forgetRefusals } from './forget-refusals.ts'
export { contentHash, type Refusal, refusalOfRequested, repeatRefusal } from './refusal.ts'
