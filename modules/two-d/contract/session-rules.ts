import type { TwoDSession } from './rules.ts'

/** The times by which players know the sessions; what closes when is the draw's own. */
export const TWO_D_TIMES: Record<TwoDSession, string> = {
  early: '10:30 AM',
  morning: '12:00 PM',
  afternoon: '02:30 PM',
  evening: '04:30 PM',
}
