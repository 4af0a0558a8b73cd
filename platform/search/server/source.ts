import type { SearchGroup } from '#search/contract/rules.ts'
import type { SearchHit } from '#search/contract/staff.ts'
import type { Permission } from '#staff/contract/rules.ts'
import type { StaffCaller } from '#staff/server/index.ts'

export interface SoughtText {
  staff: StaffCaller
  /** Without blanks around it and without invisible marks. */
  text: string
  /** Of hits at most, the best first. */
  limit: number
}

/** One module's search of its own tables, for staff with the permission to read what it finds. */
export interface SearchSource {
  group: SearchGroup
  permission: Permission
  find(sought: SoughtText): Promise<SearchHit[]>
}
