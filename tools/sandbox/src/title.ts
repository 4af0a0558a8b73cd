/** One of the sandbox's titles: its own name and looks over one of the four games that it really plays. */
export interface Title {
  product_code: number
  game_type: string
  game_code: string
  game_name: string
  /** By the protocol's language numbers: 0 English, 13 Burmese, 2 Chinese, 3 Thai. */
  lang_name: Record<string, string>
  kind: GameKind
  /** Motif and palette, as art and screens read them. */
  theme: string
}

export type GameKind = 'slot' | 'fishing' | 'table' | 'sport'
