export type { Took } from './in-slices.ts'
export { proveAll, type Watcher } from './prove-all.ts'
