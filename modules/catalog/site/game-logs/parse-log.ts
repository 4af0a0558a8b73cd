import type { GameLogEntry } from '#catalog/contract/player.ts'
import { day, fields, listOf, number, text } from '#platform/site/calls/understand.ts'

/** Reads what the player did in each game of a period, from any server. */
export const parseLog = listOf(
  fields<GameLogEntry>({
    game_name: text,
    from: day,
    to: day,
    spin_count: number,
    turnover: number,
    win_loss: number,
    held: number,
  }),
)
