import type { TwoDDrawRow } from '#contract/two-d/draws-staff.ts'
import { writeDay } from '../../../platform/filter/days.ts'
import { texts } from '../texts.ts'

export const nameOfDraw = ({ game_date, session }: Pick<TwoDDrawRow, 'game_date' | 'session'>) =>
  `${writeDay(game_date)}, ${texts.session[session]}`
