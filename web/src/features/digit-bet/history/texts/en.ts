import * as shared from '../../../../platform/sentences/en.ts'

const en = {
  history: 'Bet history',
  date: 'Date',
  bet_type: 'Bet Type',
  digit_column: 'Digit',
  bet_amount_column: 'Bet Amount',
  rolled: 'Rolled',
  outcome: 'Outcome',
  details: 'Details',
  win: 'Win',
  lose: 'Lose',
  win_amount: 'Win Amount',
  profit: 'Profit',
  load_more: shared.load_more,
  history_failed: 'Your bets couldn’t be loaded.',
  no_bets: 'No bets yet',
  no_bets_line: 'Your rolls appear here as soon as you make one.',
  session_net: 'This session',
  minutes: (minutes: number) => (minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`),
}

export default en
