export { balanceAdjustmentApproval } from './balance-adjustments/approval.ts'
export { describeBalanceAdjustment } from './balance-adjustments/describe-balance-adjustment.ts'
export { balanceAdjustmentChecks } from './balance-adjustments/reconcile-balance-adjustments.ts'
export { playerAdminRoutes } from './staff-routes.ts'
