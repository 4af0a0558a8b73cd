import { writeDay } from '#platform/console/filter/days.ts'
import type { TwoDDrawRow } from '#two-d/contract/draws-staff.ts'
import { texts } from '../texts.ts'

export const nameOfDraw = ({ game_date, session }: Pick<TwoDDrawRow, 'game_date' | 'session'>) =>
  `${writeDay(game_date)}, ${texts.session[session]}`
