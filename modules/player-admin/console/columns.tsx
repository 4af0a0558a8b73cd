import type { DigitBetRow } from '#digit-bet/contract/player.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { kindText } from '#platform/console/figures/ledger-words.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import type { Column } from '#platform/console/table/table.tsx'
import type { PlayerSlip, ProviderRound, ShanRound, StatementRow } from '#player-admin/contract/staff.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import { CauseLink } from './cause-link.tsx'
import styles from './players.module.css'
import { texts } from './texts.ts'

const moment = (at: string) => <span className="num">{momentOf(at)}</span>
const at = { name: texts.at, cell: (row: { at: string }) => moment(row.at) }

export const STATEMENT: Column<StatementRow>[] = [
  at,
  { name: texts.kind, cell: (row) => <b>{kindText(row.kind)}</b> },
  { name: texts.amount, is_number: true, cell: (row) => <Amount amount={row.amount} signed /> },
  { name: texts.balance, is_number: true, cell: (row) => <Amount amount={row.balance_after} /> },
  { name: texts.cause, cell: (row) => <CauseLink {...row} /> },
]

export const BETS: Column<DigitBetRow>[] = [
  { name: texts.at, cell: (row) => moment(row.timestamp) },
  { name: texts.bet, cell: (row) => <b>{kindText(row.digit === null ? row.betType : `digit ${row.digit}`)}</b> },
  { name: texts.rolled, is_number: true, cell: (row) => <span className="num">{row.rolledNumber}</span> },
  { name: texts.amount, is_number: true, cell: (row) => <Amount amount={row.bet_amount * row.multiplier} /> },
  { name: texts.won, is_number: true, cell: (row) => <Amount amount={row.win_amount} /> },
  { name: texts.profit, is_number: true, cell: (row) => <Amount amount={row.profit} signed /> },
]

export const ROUNDS: Column<ProviderRound>[] = [
  at,
  { name: texts.kind, cell: (row) => <b>{kindText(row.action.toLowerCase())}</b> },
  { name: texts.product, cell: (row) => <span className="num">{row.product_code}</span> },
  { name: texts.gameCode, className: styles.cause, cell: (row) => row.game_code ?? row.game_type },
  { name: texts.round, className: styles.cause, cell: (row) => <span title={row.round_id ?? ''}>{row.round_id}</span> },
  { name: texts.amount, is_number: true, cell: (row) => <Amount amount={row.amount} signed /> },
  { name: texts.balance, is_number: true, cell: (row) => <Amount amount={row.balance_after} /> },
]

export const SHAN: Column<ShanRound>[] = [
  at,
  { name: texts.round, className: styles.cause, cell: (row) => <span title={row.wager_code}>{row.wager_code}</span> },
  { name: texts.outcome, cell: (row) => kindText(row.outcome) },
  {
    name: texts.bet,
    is_number: true,
    cell: (row) => (row.bet_amount === null ? '–' : <Amount amount={row.bet_amount} />),
  },
  { name: texts.net, is_number: true, cell: (row) => <Amount amount={row.net} signed /> },
  { name: texts.balance, is_number: true, cell: (row) => <Amount amount={row.balance_after} /> },
]

export const SLIPS: Column<PlayerSlip>[] = [
  at,
  { name: texts.slip, cell: (row) => <b className="num">{row.slip_no}</b> },
  { name: texts.numbers, className: styles.cause, cell: (row) => <span title={linesOf(row)}>{linesOf(row)}</span> },
  { name: texts.amount, is_number: true, cell: (row) => <Amount amount={row.total} /> },
  { name: texts.state, cell: (row) => texts.slipStatus[row.status] },
  { name: texts.won, is_number: true, cell: (row) => <Amount amount={row.win_amount} /> },
]

const linesOf = ({ lines }: PlayerSlip) => lines.map(({ num, amount }) => `${num}: ${formatMoney(amount)}`).join(' · ')
