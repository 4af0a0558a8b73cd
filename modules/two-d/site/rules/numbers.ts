/** The hundred numbers as they stand on a ticket: "00" to "99". */
export const NUMBERS: readonly string[] = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/** Kyat on each number, in the order in which the numbers were first named. */
export type Stakes = ReadonlyMap<string, number>

/** 12 and 21. A double is its own. */
export const reversed = (num: string): string => `${num[1]}${num[0]}`

export const withReversed = (nums: readonly string[]): string[] => [
  ...new Set(nums.flatMap((num) => [num, reversed(num)])),
]
