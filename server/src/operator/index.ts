export { audit, type Deed } from './audit.ts'
export { createOwner } from './create-owner.ts'
export { type ConsoleRoute, demandOf, forStaff, type StaffCaller, scopeOf } from './for-staff.ts'
export { openGuard } from './guard.ts'
