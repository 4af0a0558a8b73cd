export default {
  title: 'Games',
  views: 'Views of the games',
  all: 'All',
  hot: 'Hot',
  promotions: 'Promotions',
  providers: 'Providers',
  goToList: 'Go to list',
  externalGames: 'More games',
  newTab: 'opens a new tab',
  tableGames: 'Table Games',
  cardGames: 'Card Games',
  bingoGames: 'Bingo Games',
}
