import { type CallTexts, tell } from '#platform/contract/call-text.ts'

export const CATALOG_CONSOLE_CALLS: CallTexts = {
  'GET /catalog/games': tell('Lists the games of the catalog.'),
  'GET /catalog/types': tell('Lists the types of games and their providers.'),
  'POST /catalog/games/:id': tell('Changes what the operator says of a game.', 'not_found'),
  'POST /catalog/providers/:id': tell('Changes what the operator says of a provider.', 'not_found'),
  'POST /catalog/providers/:id/logo': tell('Gives a provider a logo.', 'not_found', 'busy'),
  'POST /catalog/types/:id': tell('Changes what the operator says of a type.', 'not_found'),
  'POST /catalog/games/:id/place': tell('Moves a game in its list.', 'not_found'),
  'POST /catalog/types/:id/place': tell('Moves a type in its list.', 'not_found'),
  'POST /catalog/providers/:id/place': tell('Moves a provider in its list.', 'not_found'),
}
