const en = {
  title: 'Home',
  heading: (name: string) => `${name}: slots, live casino, sports and our own games`,
  banners: 'Banners',
  previous_banner: 'Previous banner',
  next_banner: 'Next banner',
  banner_of: (place: number, count: number) => `Banner ${place} of ${count}`,
  no_banners: 'No banners available',
  pause_line: 'Pause announcements',
  run_line: 'Resume announcements',
  game_types: 'Game types',
  providers: 'Providers',
  own_games: 'Our games',
  two_d: '2D lottery',
  two_d_line: '12:00 PM, 04:30 PM',
  bet_now: 'Bet now',
  results: 'Results',
  live: 'Live',
  digit_bet: 'Digit Bet',
  digit_bet_line: 'Big, Small, 0–9',
  shan: 'Shan Koe Mee',
  shan_line: 'Closest to nine wins',
  see_all: 'See all',
  search: 'Search...',
  search_games: 'Search games',
  game_count: (count: number) => (count === 1 ? '1 game' : `${count} games`),
  ok: 'OK',
  age_line: 'For players aged 18 and over. Play responsibly.',
  /** In the order of the pages at the foot. */
  legal: ['Terms', 'Privacy', 'Responsible play', 'Licenses'],
  provider_logo: 'provider logo',
  best_viewed: 'This site is best viewed in a desktop browser (Chrome 72 or newer) at 1280x1024 or higher.',
  copyright: (name: string) => `© 2019 ${name}. All rights reserved.`,

  next_draw: {
    /** After the name of a draw: what the time that is left counts to. */
    closes_at: (time: string) => `closes ${time}`,
    left: 'in',
    clock: ({ days, clock }: { days: number; clock: string }) => (days === 0 ? clock : `${days} d ${clock}`),
  },
}

export default en
