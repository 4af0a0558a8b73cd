import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReturnRow } from '#contract/report-console.ts'
import { Badge } from '#ui/badge.tsx'
import { Note } from '#ui/note.tsx'
import { useMay } from '../../platform/call/me.ts'
import { Amount } from '../../platform/figures/amount.tsx'
import { LedgerCheck, writeCount } from '../../platform/figures/ledger-check.tsx'
import { TransfersLink } from '../../platform/figures/transfers-link.tsx'
import type { Days } from '../../platform/filter/days.ts'
import table from '../../platform/table/table.module.css'
import { returnsQuery } from './queries.ts'
import { ReportFrame } from './report-frame.tsx'
import { type ReportColumn, ReportTable } from './report-table.tsx'
import styles from './reports.module.css'
import { texts } from './texts.ts'
import { TheorySheet } from './theory-sheet.tsx'

const PERCENT = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const write = (value: number | null, unknown: string) => (value === null ? unknown : PERCENT.format(value))

/** What came back of what was staked, against what should have: a fault in a game shows here first. */
export function Returns({ days }: { days: Days }) {
  const query = useQuery(returnsQuery(days))
  const [asked, setAsked] = useState<ReturnRow | null>(null)
  const may_say = useMay('settings.write')
  return (
    <ReportFrame query={query}>
      {({ rows, alarms, check }) => (
        <>
          <LedgerCheck check={check} what={texts.stakedChecked} />
          <div className={styles.section}>
            <Note kind={alarms === 0 ? 'success' : 'error'}>{texts.alarms(alarms)}</Note>
          </div>
          <div className={table.box}>
            <ReportTable
              title={texts.returns}
              rows={rows}
              columns={columnsOf(days, may_say ? setAsked : null)}
              keyOf={(row) => row.key}
            />
          </div>
          {asked && <TheorySheet row={asked} onClose={() => setAsked(null)} />}
        </>
      )}
    </ReportFrame>
  )
}

const columnsOf = (days: Days, onSay: ((row: ReturnRow) => void) | null): ReportColumn<ReturnRow>[] => [
  { name: texts.game, cell: (row) => <GameRows days={days} row={row} /> },
  { name: texts.bets, is_number: true, cell: (row) => writeCount(row.bets) },
  { name: texts.stakedTotal, is_number: true, cell: (row) => <Amount amount={row.staked} /> },
  { name: texts.returned, is_number: true, cell: (row) => <Amount amount={row.returned} /> },
  { name: texts.ofHundred, is_number: true, cell: (row) => write(row.return_percent, '–') },
  {
    name: texts.theory,
    is_number: true,
    cell: (row) =>
      row.title && onSay ? (
        <button type="button" className={styles.link} aria-label={texts.sayTheory(row.name)} onClick={() => onSay(row)}>
          {write(row.theory_percent, texts.unknown)}
        </button>
      ) : (
        write(row.theory_percent, texts.unknown)
      ),
  },
  { name: texts.z, is_number: true, cell: (row) => write(row.z, '–') },
  {
    name: texts.asExpected,
    cell: (row) =>
      row.unjudged !== null ? (
        <small>{texts.unjudged[row.unjudged]}</small>
      ) : (
        <Badge kind={row.is_alarm ? 'failed' : 'success'}>{row.is_alarm ? texts.alarm : texts.asExpected}</Badge>
      ),
  },
]

/** Its name leads to the rows: of a maker's game to its own, of the house's own games to all of them. */
function GameRows({ days, row: { name, what, title } }: { days: Days; row: ReturnRow }) {
  return (
    <TransfersLink days={days} filters={{ what, ...(what === 'providers' ? title : null) }}>
      <b>{name}</b>
    </TransfersLink>
  )
}
