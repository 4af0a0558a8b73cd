/** The facts that the document of a game gives to its screen. */
export type Language = 'en' | 'mm' | 'zh' | 'th'

interface GameFacts {
  name: string
  game_code: string
  /** The title's own picture; not every phone can show it. */
  picture?: string
  /** Motif and palette: "owl/lapis". */
  theme: string
  language: Language
  lobby_url: string
  /** Amounts travel in 1/10000 of the session's currency unit; this is one of them in kyat. */
  kyat_per_part: number
  /** A guest's: nothing of it can be won or lost. */
  is_play_money?: true
  /** The odds and limits of the game, as its server wrote them. */
  rules: unknown
}

const block = document.getElementById('known')
const known = JSON.parse(block?.textContent ?? '{}') as GameFacts

export const { name, game_code, picture, theme, language, lobby_url, kyat_per_part, is_play_money, rules } = known

export const motif = theme.split('/')[0] ?? ''
export const palette_name = theme.split('/')[1] ?? ''
