export { Failed } from './failed.tsx'
export { report } from './report.ts'
