import type { Texts } from '../../platform/texts.ts'
import type en from './texts/en.ts'

const WAYS: Record<string, 'main_to_game' | 'game_to_main'> = {
  mainBalanceToGaming: 'main_to_game',
  GamingToMainBalance: 'game_to_main',
  // As this log named them before.
  main_to_game: 'main_to_game',
  game_to_main: 'game_to_main',
}

/** Which way a move of the log went; undefined for a word that is not known, which is then shown as it came. */
export const wayOf = (type: string) => (Object.hasOwn(WAYS, type) ? WAYS[type] : undefined)

export function wordsOf(type: string, texts: Texts<typeof en>): string {
  const way = wayOf(type)
  return way ? texts[way] : type
}
