import * as shared from '#platform/site/sentences/en.ts'

const en = {
  play: 'Play',
  play_game: (game: string) => `Play ${game}`,
  opening: (game: string) => `Opening ${game}`,
  hot: 'Hot',
  hot_games: 'Hot Games',
  maintenance: 'Maintenance',
  loading: shared.loading,
  try_again: shared.try_again,
  something_wrong: shared.something_wrong,
  no_data: 'No Data Found',
  no_games: 'No games found.',
  no_hot_games: 'There is no game list.',
  no_list_line: 'Check back later, or choose something else.',
  load_more: shared.load_more,
  launch_failed: shared.launch_failed,
  launch_empty: 'Launch failed: No URL or content.',
  popup_blocked: shared.popup_blocked,
  network: shared.network_error,
  open_game: 'Open the game',
  dismiss: shared.close_message,
}

export default en
