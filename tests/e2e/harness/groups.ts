/** So many that a test of them stays far from its time limit. */
const GROUP_SIZE = 9

/** The same in their order, for one page each. */
export function groupsOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / GROUP_SIZE) }, (_, index) =>
    all.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
  )
}
