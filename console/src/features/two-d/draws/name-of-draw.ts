import type { TwoDDrawRow } from '#contract/two-d-draw-console.ts'
import { writeDay } from '../../../platform/filter/days.ts'
import { texts } from '../texts.ts'

export const nameOfDraw = ({ game_date, session }: Pick<TwoDDrawRow, 'game_date' | 'session'>) =>
  `${writeDay(game_date)}, ${texts.session[session]}`
