import { useShortfall } from '#platform/site/shortfall.ts'
import { useKeptSelection } from '../kept-selection.ts'
import type { Game } from '../use-game.ts'
import { useSeries } from './use-series.ts'

/**
 * Meets each series of rolls as it begins: notes its commitment, and sends the browser's own seed. And keeps what is
 * chosen over a reload, and tells what the stake exceeds the game balance by.
 */
export function SeriesKeeper({ game }: { game: Game }) {
  useSeries(true)
  useKeptSelection(game)
  useShortfall('game', game.user ? game.stake - game.user.balance : 0)
  return null
}
