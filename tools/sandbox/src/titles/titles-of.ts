import type { GameKind, Title } from '../title.ts'

interface TitleGroup {
  provider: string
  product_code: number
  game_type: string
  kind: GameKind
}

/** Name within the code, theme, and the name in English, Burmese, Chinese and Thai. */
type Row = [slug: string, theme: string, english: string, burmese: string, chinese: string, thai: string]

/**
 * The titles of one provider and one type, from rows of one line each.
 * Codes are stable: the operator keeps its games, and the pictures their names, by them.
 */
export function titlesOf({ provider, product_code, game_type, kind }: TitleGroup, rows: Row[]): Title[] {
  return rows.map(([slug, theme, english, burmese, chinese, thai]) => ({
    product_code,
    game_type,
    game_code: `${provider}-${slug}`,
    game_name: english,
    lang_name: { '0': english, '13': burmese, '2': chinese, '3': thai },
    kind,
    theme,
  }))
}
