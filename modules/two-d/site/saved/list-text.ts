import type { TwoDBetLine } from '#two-d/contract/player.ts'

/** A saved list as it is typed: numbers with the same stake on one line, in the order of their first. */
export function listText(amounts: readonly TwoDBetLine[]): string {
  const lines = new Map<number, string[]>()
  for (const { num, amount } of amounts) lines.set(amount, [...(lines.get(amount) ?? []), num])
  // Behind "=" each figure is a stake, also one of two places.
  return [...lines].map(([amount, nums]) => `${nums.join(' ')} =${amount}`).join('\n')
}
