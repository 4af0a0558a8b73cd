import { type CallTexts, STOPPED, tell } from '#platform/contract/call-text.ts'

export const CATALOG_CALLS: CallTexts = {
  'GET /game_types': tell('Lists the types of games, with the providers of each.'),
  'GET /providers/:type': tell('Lists the providers of a type of games.'),
  'GET /game_lists/:type/:provider': tell('Lists the games of a provider: all of them, or a page of 20 with `page`.'),
  'GET /hot_game_lists': tell('Lists the games that are shown first.'),
  'GET /demo-games': tell('Lists the games that a guest may try with play money.'),
  'GET /game-rails': tell('Lists the games of the rails of home: hot, new and of each type, at most 12 of each.'),
  'GET /game-names': tell('Lists every game of the lobby by its names in all languages, for the search of the site.'),
  'GET /game-orders': tell(
    'Lists the ids of the games that were played most in seven days, and of those that are new.',
  ),
  'GET /my-games': tell('Lists the favourites of the player, and the games that they opened last, the newest first.'),
  'POST /my-games': tell(
    'Adds what the browser of a guest kept to the favourites and recent games of the player.',
    'too_many_requests',
  ),
  'POST /favourite-games': tell(
    'Adds a game to the favourites of the player, or takes it out.',
    'game_unknown',
    'too_many_favourites',
    'too_many_requests',
  ),
  'POST /seamless/launch-game': tell(
    'Opens a game of a provider for the player, and answers where its page is.',
    'game_unknown',
    'game_closed',
    'game_in_maintenance',
    'launch_failed',
    'provider_silent',
    'too_many_requests',
    ...STOPPED,
  ),
  'GET /player/game-logs': tell('Lists the games that the player played in a period, with turnover and result.'),
}
