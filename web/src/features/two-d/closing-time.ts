import { timeOf } from '../../platform/yangon-time.ts'
import { twelveHours } from './figures.ts'

/** "11:45 AM": the moment by the house's wall, in the form of the feed's times. */
export const closingTime = (moment: string): string => twelveHours(timeOf(moment))
