export { describeCorrection } from './describe-correction.ts'
export { counterRoutes } from './operator-routes.ts'
export { counterFindings } from './reconcile.ts'
