/** Yangon is six and a half hours ahead of UTC, all the year. */
export const YANGON_AHEAD_MS = 6.5 * 3_600_000

/** The same moment as clocks in Yangon show it, to the millisecond: 2026-11-28 00:30:00.000. */
export const yangonTime = (moment: Date): string =>
  new Date(moment.getTime() + YANGON_AHEAD_MS).toISOString().replace('T', ' ').replace('Z', '')
