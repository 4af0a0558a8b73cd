import { type CallTexts, tell, tellFile } from '#platform/contract/call-text.ts'

export const REPORT_CALLS: CallTexts = {
  'GET /reports/today': tell(
    'Answers the figures of today, hour by hour, and `recount=true` compares them with the ledger.',
    'busy',
  ),
  'GET /reports/cash': tell(
    'Reports deposits and withdrawals over days, and `recount=true` compares it with the ledger.',
    'busy',
  ),
  'GET /reports/play': tell(
    'Reports turnover, payout and GGR over days, and `recount=true` compares it with the ledger.',
    'busy',
  ),
  'GET /reports/players': tell(
    'Reports the players over days, those of older months by whole months, and `recount=true` compares it with the ledger.',
    'busy',
  ),
  'GET /reports/rtp': tell(
    'Compares the actual RTP of each game with the theoretical one, and with `recount=true` the stakes with the ledger.',
    'busy',
  ),
  'POST /reports/theoretical-rtp': tell('Enters the theoretical RTP of a game.', 'not_found'),
  'GET /reports/liabilities': tell(
    'Answers what the company owes to players and agents, and `recount=true` compares the balances with the ledger.',
    'busy',
  ),
  'GET /money': tell('Answers the Money table: own accounts, what agents hold, and what is owed.', 'busy'),
  'GET /reports/cash.csv': tellFile('text/csv', tell('Answers the cash report as a CSV file.')),
  'GET /reports/play.csv': tellFile('text/csv', tell('Answers the play report as a CSV file.')),
  'GET /reports/players.csv': tellFile('text/csv', tell('Answers the players report as a CSV file.')),
  'GET /closing-statements': tell('Lists the days, closed or not.'),
  'GET /closing-statements/:day': tell(
    'Answers the closing statement of a day, and `recount=true` compares it with the ledger.',
    'not_found',
    'busy',
  ),
  'GET /closing-statements/:day/statement.csv': tellFile(
    'text/csv',
    tell('Answers the closing statement as a CSV file.', 'not_found'),
  ),
  'POST /closing-statements': tell('Closes a day.', 'day_not_over', 'day_closed', 'day_differs'),
  'GET /transfers': tell('Lists transfers of the ledger.'),
  'GET /transfers.csv': tellFile('text/csv', tell('Answers transfers of the ledger as a CSV file.')),
  'GET /transfers/:cause_id': tell('Answers the transfers of one cause.', 'not_found'),
}
