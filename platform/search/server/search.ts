import { SEARCH_GROUPS, SEARCH_HITS_MAX } from '#search/contract/rules.ts'
import type { FoundGroup } from '#search/contract/staff.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import type { SearchSource } from './source.ts'

/** The groups of which the caller may read something that the text finds: those with an exact hit first. */
export async function search(
  sources: readonly SearchSource[],
  staff: StaffCaller,
  text: string,
): Promise<FoundGroup[]> {
  const permitted = sources.filter(({ permission }) => staff.permissions.has(permission))
  const found = await Promise.all(
    permitted.map(async ({ group, find }): Promise<FoundGroup[]> => {
      // One more than is shown says whether there are more, without a count of all.
      const hits = await find({ staff, text, limit: SEARCH_HITS_MAX + 1 })
      if (hits.length === 0) return []
      return [{ group, hits: hits.slice(0, SEARCH_HITS_MAX), has_more: hits.length > SEARCH_HITS_MAX }]
    }),
  )
  return found.flat().toSorted((one, other) => rankOf(one) - rankOf(other))
}

const rankOf = ({ group, hits }: FoundGroup): number =>
  SEARCH_GROUPS.indexOf(group) + (hits.some(({ is_exact }) => is_exact) ? 0 : SEARCH_GROUPS.length)
