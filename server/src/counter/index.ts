export { describeCorrection } from './describe-correction.ts'
export { counterChecks } from './reconcile.ts'
export { counterRoutes } from './staff-routes.ts'
