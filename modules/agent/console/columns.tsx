import type { AccountStatementLine, AgentPlayer, AgentTransaction, CommissionDay } from '#agent/contract/staff.ts'
import { useMay, useMe } from '#platform/console/call/me.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { kindText } from '#platform/console/figures/ledger-words.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import links from '#platform/console/figures/transfers-link.module.css'
import { writeDay } from '#platform/console/filter/days.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import type { Column } from '#platform/console/table/table.tsx'
import { texts as common } from '#platform/console/texts.ts'
import { Badge } from '#ui/components/display/badge.tsx'
import styles from './agents.module.css'
import { gameName, texts } from './texts.ts'

const moment = (at: string) => <span className="num">{momentOf(at)}</span>

export const PLAYERS: Column<AgentPlayer>[] = [
  {
    name: texts.player,
    cell: ({ id, name }) => (
      <Link href={`/players/${id}`}>
        <b>{name}</b>
      </Link>
    ),
  },
  { name: texts.name, cell: (row) => <span className="num">{row.user_name}</span> },
  { name: texts.code, cell: (row) => row.referral_code ?? '–' },
  { name: texts.registered, cell: (row) => moment(row.registered_at) },
  { name: texts.state, cell: (row) => texts.holds[row.status] },
]

export const DAYS: Column<CommissionDay>[] = [
  {
    name: texts.day,
    cell: (row) => (
      <div className={styles.day}>
        <b className="num">{writeDay(row.day)}</b>
        <small>{texts.basis[row.basis]}</small>
      </div>
    ),
  },
  { name: texts.byGame, cell: (row) => <CommissionLines day={row} /> },
  { name: texts.carriedIn, is_number: true, cell: (row) => <Amount amount={row.carried_before} /> },
  { name: texts.earned, is_number: true, cell: (row) => <Amount amount={row.earned} signed /> },
  { name: texts.paid, is_number: true, cell: (row) => <Amount amount={row.paid} signed /> },
  { name: texts.carriedOut, is_number: true, cell: (row) => <Amount amount={row.carried_after} /> },
]

/** How each kind of game came to its share. */
function CommissionLines({ day: { basis, lines } }: { day: CommissionDay }) {
  if (lines.length === 0) return texts.nobodyPlayed
  return (
    <div className={styles.lines}>
      {lines.map(({ game_kind, percent, commission, ...played }) => (
        <div key={game_kind}>
          <span>
            {gameName(game_kind)} <Amount amount={basis === 'turnover' ? played.turnover : played.ggr} /> × {percent} %
          </span>
          <b>
            <Amount amount={commission} />
          </b>
        </div>
      ))}
    </div>
  )
}

export const STATEMENT: Column<AccountStatementLine>[] = [
  { name: texts.at, cell: (row) => moment(row.at) },
  { name: texts.kind, cell: (row) => <b>{kindText(row.kind.replace(/^agent_/, ''))}</b> },
  { name: texts.of, cell: (row) => <Cause row={row} /> },
  { name: texts.amount, is_number: true, cell: (row) => <Amount amount={row.amount} signed /> },
  { name: texts.balance, is_number: true, cell: (row) => <Amount amount={row.balance_after} /> },
]

/** Of a commission. */
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** To the transfer in the ledger explorer, for staff of the company who may read reports. */
function Cause({ row: { of, cause_id } }: { row: AccountStatementLine }) {
  const is_of_company = useMe().agent_id === null
  const may_read = useMay('reports.read')
  const name = <span className="num">{DAY.test(of) ? writeDay(of) : of || cause_id.slice(-12)}</span>
  if (!is_of_company || !may_read) return name
  return (
    <Link href={`/transfers?id=${cause_id}`} className={links.link}>
      {name}
    </Link>
  )
}

const BADGES = {
  pending: 'pending',
  done: 'success',
  rejected: 'failed',
  withdrawn: 'failed',
  expired: 'failed',
} as const

export const TRANSACTIONS: Column<AgentTransaction>[] = [
  { name: texts.number, cell: (row) => <span className="num">{row.number}</span> },
  { name: texts.at, cell: (row) => moment(row.created_at) },
  { name: texts.kind, cell: (row) => <b>{texts.transaction[row.kind]}</b> },
  { name: texts.amount, is_number: true, cell: (row) => <Amount amount={row.amount} /> },
  { name: texts.state, cell: (row) => <Badge kind={BADGES[row.status]}>{texts.status[row.status]}</Badge> },
  { name: common.requestedBy, cell: (row) => row.requested_by.user_name },
  { name: texts.decidedBy, cell: (row) => row.decided_by?.user_name ?? '–' },
  {
    name: texts.paidBy,
    cell: ({ payout }) => (payout === null ? '–' : `${payout.account}, ${payout.transaction_id}`),
  },
]
