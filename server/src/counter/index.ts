export { describeCorrection } from './describe-correction.ts'
export { counterFindings } from './reconcile.ts'
export { counterRoutes } from './staff-routes.ts'
