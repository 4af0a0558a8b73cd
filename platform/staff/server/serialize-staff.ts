import type { StaffCaller } from './for-staff.ts'

/** A member of the staff, as shown to the caller; null for nobody, where a thing is not decided yet. */
export function serializeStaff<Id extends bigint | null>(id: Id, user_name: string | null, caller: StaffCaller) {
  const somebody = { staff_id: String(id), user_name: user_name ?? '', is_me: id === caller.staff_id }
  return (id === null ? null : somebody) as Id extends null ? null : typeof somebody
}
