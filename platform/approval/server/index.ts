/** Changes that one of the staff requests and another one approves: the same for every kind of change. */
export { applyRequest, approve, approveIn, reject, rejectIn } from './decide.ts'
export { expireRequests } from './expire.ts'
export { type ApprovalKind, type Described, defineApproval } from './kind.ts'
export { type ApprovalRequest, findRequest, listRequests } from './request.ts'
export { requestApproval, requestByPlatform } from './request-approval.ts'
export { sayAmount } from './say-amount.ts'
export type { ApprovalSource } from './source.ts'
export { approvalRoutes } from './staff-routes.ts'
