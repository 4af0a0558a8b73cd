import type { TwoDDrawWinner } from '#contract/two-d-limit-console.ts'
import { Amount } from '../../platform/figures/amount.tsx'
import { clockOf } from '../../platform/figures/time.ts'
import { Link } from '../../platform/page/navigation.tsx'
import type { Column } from '../../platform/table/table.tsx'
import { texts } from './texts.ts'

export const WINNERS: Column<TwoDDrawWinner>[] = [
  { name: texts.slip, cell: (row) => <b className="num">{row.slip_no}</b> },
  { name: texts.player, cell: ({ player }) => <Link href={`/players/${player.id}`}>{player.name}</Link> },
  { name: texts.number, cell: (row) => <b className="num">{row.num}</b> },
  {
    name: texts.stake,
    is_number: true,
    cell: (row) => (
      <span className="num">
        <Amount amount={row.stake} /> × {row.odds}
      </span>
    ),
  },
  { name: texts.prize, is_number: true, cell: (row) => <Amount amount={row.amount} /> },
  { name: texts.at, cell: (row) => <span className="num">{clockOf(row.paid_at)}</span> },
  {
    name: texts.cameBack,
    is_number: true,
    cell: (row) => (row.taken_back === null ? '–' : <Amount amount={row.taken_back} />),
  },
  { name: texts.owed, is_number: true, cell: (row) => (row.owed === 0 ? '–' : <Amount amount={row.owed} />) },
  { name: texts.keptForDebts, is_number: true, cell: (row) => (row.kept === 0 ? '–' : <Amount amount={row.kept} />) },
]
