import type { Game } from '../game.ts'
import { fishingGame } from './fishing/routes.ts'
import { slotGame } from './slot/routes.ts'
import { sportGame } from './sport/routes.ts'
import { tableGame } from './table/routes.ts'

/** The games that the sandbox really plays; every title is one of them in its own looks. */
export const GAMES: Game[] = [slotGame, fishingGame, tableGame, sportGame]
