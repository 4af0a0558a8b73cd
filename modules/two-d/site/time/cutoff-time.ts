import { twelveHours, yangonClock } from '../parts/figures.ts'

/** "11:45 AM": the moment in Yangon, in the form of the feed's times. */
export const cutoffTime = (moment: string): string => twelveHours(yangonClock(Date.parse(moment)))
