const en = {
  title: 'Daily winners',
  refresh: 'Refresh',
  date: 'Date',
  sessions: 'Sessions',
  all: 'All',
  morning: 'Morning',
  evening: 'Evening',
  winners: 'Winners',
  failed: 'Failed to fetch winners',
  only_players: 'Only players can view winners.',
  no_winners: 'No winners for this session',
  no_data: 'No data available',
  latest: 'Latest results',
  member: 'Member',
  bet: 'Stake',
  win: 'Prize',
  count: (count: number) => (count === 1 ? '1 winner' : `${count} winners`),
}

export default en
