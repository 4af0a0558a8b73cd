import { myGamesTexts } from '#catalog/site/shared/my-games/texts.ts'
import { railTexts } from '#catalog/site/shared/rails/texts.ts'
import { defineLatePart } from '#platform/site/late-part.tsx'
import { startTexts } from '../start/texts.ts'

export type RailOf = 'hot' | 'new' | 'favourites' | number

/** The games of a rail come when the page has answered; the document has their places. */
export const HomeRail = defineLatePart<{ of: RailOf; label: string }>({
  load: async () => (await import('./rail-games.tsx')).RailGames,
  texts: [railTexts, myGamesTexts, startTexts],
})

/** Wins of players: the document says whether there are any, and has their place. */
export const HomeWins = defineLatePart({
  load: async () => (await import('../wins/wins.tsx')).Wins,
  texts: [startTexts],
})

/** The first screen below the banner. */
export const HomeStart = defineLatePart({
  load: async () => (await import('../start/home-start.tsx')).HomeStart,
  texts: [railTexts, myGamesTexts, startTexts],
})
