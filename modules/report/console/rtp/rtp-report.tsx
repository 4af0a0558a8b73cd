import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '#platform/console/call/me.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { writeCount } from '#platform/console/figures/ledger-check.tsx'
import { TransfersLink } from '#platform/console/figures/transfers-link.tsx'
import type { Days } from '#platform/console/filter/days.ts'
import table from '#platform/console/table/table.module.css'
import type { RtpRow } from '#report/contract/staff.ts'
import { Badge } from '#ui/components/display/badge.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { rtpQuery } from '../queries.ts'
import { Recount } from '../recount.tsx'
import { ReportFrame } from '../report-frame.tsx'
import { type ReportColumn, ReportTable } from '../report-table.tsx'
import styles from '../reports.module.css'
import { texts } from '../texts.ts'
import { TheoreticalRtpSheet } from './theoretical-rtp-sheet.tsx'

const PERCENT = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const write = (value: number | null, unknown: string) => (value === null ? unknown : PERCENT.format(value))

/** The actual RTP of each game beside the theoretical one: a fault in a game shows here first. */
export function ReturnToPlayer({ days }: { days: Days }) {
  const query = useQuery(rtpQuery(days))
  const [chosen, setChosen] = useState<RtpRow | null>(null)
  const may_write = useMay('settings.write')
  return (
    <ReportFrame query={query}>
      {({ rows, alarms }) => (
        <>
          <Recount path="/reports/rtp" query={{ ...days }} what={texts.stakedChecked} />
          <div className={styles.section}>
            <Note kind={alarms === 0 ? 'success' : 'error'}>{texts.alarms(alarms)}</Note>
          </div>
          <div className={table.box}>
            <ReportTable
              title={texts.rtp}
              rows={rows}
              columns={columnsOf(days, may_write ? setChosen : null)}
              keyOf={(row) => row.key}
            />
          </div>
          {chosen && <TheoreticalRtpSheet row={chosen} onClose={() => setChosen(null)} />}
        </>
      )}
    </ReportFrame>
  )
}

const columnsOf = (days: Days, onEdit: ((row: RtpRow) => void) | null): ReportColumn<RtpRow>[] => [
  { name: texts.game, cell: (row) => <GameRows days={days} row={row} /> },
  { name: texts.bets, is_number: true, cell: (row) => writeCount(row.bets) },
  { name: texts.stakedTotal, is_number: true, cell: (row) => <Amount amount={row.staked} /> },
  { name: texts.returned, is_number: true, cell: (row) => <Amount amount={row.returned} /> },
  { name: texts.rtpActual, is_number: true, cell: (row) => write(row.rtp_actual, '–') },
  {
    name: texts.rtpTheoretical,
    is_number: true,
    cell: (row) =>
      row.game && onEdit ? (
        <button type="button" className={styles.link} aria-label={texts.editRtp(row.name)} onClick={() => onEdit(row)}>
          {write(row.rtp_theoretical, texts.unknown)}
        </button>
      ) : (
        write(row.rtp_theoretical, texts.unknown)
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

/** The name leads to the transfers: of a provider's game to its own, of our own games to all of them. */
function GameRows({ days, row: { name, what, game } }: { days: Days; row: RtpRow }) {
  return (
    <TransfersLink days={days} filters={{ what, ...(what === 'providers' ? game : null) }}>
      <b>{name}</b>
    </TransfersLink>
  )
}
