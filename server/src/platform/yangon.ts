/** Yangon is six and a half hours ahead of UTC, all the year. */
export const YANGON_AHEAD_MS = 6.5 * 3_600_000
