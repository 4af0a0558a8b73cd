import { namesOf } from './names.ts'
import { type Match, rules } from './rules.ts'
import { t } from './texts.ts'

const names = namesOf(rules.discipline)

export const sideName = (side: number | undefined): string => names[side ?? -1] ?? ''

/** The name of a pick on a button: 1, X, 2 stand above it. */
export function pickName(
  { sides, line_tenths }: Pick<Match, 'sides' | 'line_tenths'>,
  market: string,
  pick: string,
): string {
  if (market === 'winner') return sideName(sides[Number(pick)])
  if (market === 'total') return `${pick === 'over' ? t.over : t.under} ${(line_tenths ?? 0) / 10}`
  if (pick === 'draw') return t.draw
  return sideName(sides[pick === 'home' ? 0 : 1])
}

export function matchName(sides: readonly number[], match: number): string {
  return sides.length === 2 ? `${sideName(sides[0])} – ${sideName(sides[1])}` : `${t.race} ${match % 1000}`
}
