import { Amount } from '#platform/console/figures/amount.tsx'
import { clockOf } from '#platform/console/figures/time.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import type { Column } from '#platform/console/table/table.tsx'
import type { TwoDDrawWinner } from '#two-d/contract/limits-staff.ts'
import { texts } from '../texts.ts'
import styles from '../two-d.module.css'

export const WINNERS: Column<TwoDDrawWinner>[] = [
  {
    name: texts.slip,
    cell: (row) => (
      <>
        <b className="num">{row.slip_no}</b>
        <small className={`num ${styles.secondLine}`}>{clockOf(row.paid_at)}</small>
      </>
    ),
  },
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
  {
    name: texts.prize,
    is_number: true,
    cell: (row) => (
      <>
        <Amount amount={row.amount} />
        <Under name={texts.recovered} amount={row.kept} />
      </>
    ),
  },
  {
    name: texts.cameBack,
    is_number: true,
    cell: ({ taken_back, owed }) => (
      <>
        {taken_back === null ? '–' : <Amount amount={taken_back} />}
        <Under name={texts.owed} amount={owed} />
      </>
    ),
  },
]

/** A part of the amount above it; nothing where the part is zero. */
function Under({ name, amount }: { name: string; amount: number }) {
  if (amount === 0) return null
  return (
    <small className={styles.secondLine}>
      {name} <Amount amount={amount} />
    </small>
  )
}
