import { useKeptSelection } from './kept-selection.ts'
import type { Game } from './use-game.ts'
import { useSeries } from './use-series.ts'

/**
 * Meets each series of rolls as it begins: notes its commitment, and sends the browser's own seed. And keeps what is
 * chosen over a reload, which it holds off while a bet is under way.
 */
export function SeriesKeeper({ game }: { game: Game }) {
  useSeries(true)
  useKeptSelection(game)
  const is_unfinished = game.selection.choice !== null || game.roll.rolling
  return is_unfinished ? <i hidden data-unfinished /> : null
}
