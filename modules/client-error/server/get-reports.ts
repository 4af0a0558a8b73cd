import type { ClientErrorRow, ClientErrorsAnswer, ClientErrorsQuery } from '#client-error/contract/report.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'

const PAGE = 50

interface ReportRow extends Omit<ClientErrorRow, 'id' | 'count' | 'first_seen' | 'last_seen'> {
  id: bigint
  count: bigint
  first_seen: Date
  last_seen: Date
  /** Its place in the list, in microseconds, which a Date cannot hold. */
  place: string
}

/** Errors of both sites, those that were met last first. */
export async function getReports(db: Queryable, { after }: ClientErrorsQuery): Promise<ClientErrorsAnswer> {
  const rows = await db<ReportRow[]>`
    select id, app, release, route, kind, message, stack, language, browser, count, first_seen, last_seen,
           (extract(epoch from last_seen) * 1000000)::bigint || '_' || id as place
    from client_error.report
    where ${after === undefined ? db`true` : olderThan(db, after)}
    order by last_seen desc, id desc limit ${PAGE + 1}`
  const { page, next } = pageOf(rows, PAGE, ({ place }) => place)
  return { ...success(page.map(writeRow)), next }
}

function olderThan(db: Queryable, after: string) {
  const [micros = '', id = ''] = after.split('_')
  return db`
    (last_seen, id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::bigint)`
}

function writeRow({ place: _place, ...row }: ReportRow): ClientErrorRow {
  return {
    ...row,
    id: String(row.id),
    count: Number(row.count),
    first_seen: row.first_seen.toISOString(),
    last_seen: row.last_seen.toISOString(),
  }
}
