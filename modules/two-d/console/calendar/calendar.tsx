import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '#platform/console/call/me.ts'
import { today, writeDay } from '#platform/console/filter/days.ts'
import { Failed, Nothing, WaitingRows } from '#platform/console/page/states/states.tsx'
import { Views } from '#platform/console/page/views.tsx'
import table from '#platform/console/table/table.module.css'
import type { TwoDSpecialDay } from '#two-d/contract/draws-staff.ts'
import { calendarQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import styles from '../two-d.module.css'
import { DaySheet } from './day-sheet.tsx'

/** The days of a year that differ from Monday to Friday. */
export function Calendar({ year }: { year: string | null }) {
  const { data, error, isPending, refetch } = useQuery(calendarQuery(year ?? ''))
  const this_year = Number(today().slice(0, 4))
  const years = [
    { value: null, label: String(this_year) },
    { value: String(this_year + 1), label: String(this_year + 1) },
  ]
  return (
    <>
      <Views label={texts.year} name="year" views={years} />
      <div className={table.box} aria-busy={isPending}>
        {isPending && <WaitingRows rows={12} />}
        {!isPending && !data && <Failed error={error} onAgain={() => void refetch()} />}
        {data?.days.length === 0 && <Nothing title={texts.noDays} />}
        {data && data.days.length > 0 && <Days days={data.days} />}
      </div>
    </>
  )
}

function Days({ days }: { days: TwoDSpecialDay[] }) {
  const [edited, setEdited] = useState<TwoDSpecialDay | null>(null)
  const may_write = useMay('two_d.write')
  return (
    <>
      <table className={table.table} aria-label={texts.calendar}>
        <thead>
          <tr>
            {[texts.date, texts.kind, texts.name, texts.nameMm, texts.nameZh, texts.nameTh].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((one) => (
            <tr key={one.day}>
              <td>
                {may_write && one.day >= today() ? (
                  <button type="button" className={styles.edit} onClick={() => setEdited(one)}>
                    <b className="num">{writeDay(one.day)}</b>
                  </button>
                ) : (
                  <span className="num">{writeDay(one.day)}</span>
                )}
              </td>
              <td>{one.is_trading ? texts.trading : texts.holiday}</td>
              <td>
                {one.name_en} {one.is_provisional && <small>{texts.provisionalShort}</small>}
              </td>
              <td lang="my">{one.name_mm ?? '–'}</td>
              <td lang="zh-Hans">{one.name_zh ?? '–'}</td>
              <td lang="th">{one.name_th ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {edited && <DaySheet day={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
