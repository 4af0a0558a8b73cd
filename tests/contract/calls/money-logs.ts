import { at, type Is, isAmount, isFilled, isList, isOneOf, type Shape } from '../fields.ts'
import type { Member, Run } from '../run.ts'
import { checkList } from './lists.ts'

/** As the original writes it: the clock of Yangon, without a zone. */
const isLocalTime: Is = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value)
const ROW: Shape = {
  datetime: isLocalTime,
  account_name: isFilled,
  account_number: isFilled,
  amount: isAmount,
  status: isOneOf('Pending', 'Success', 'Failed'),
}
const YANGON_MS = 6.5 * 3_600_000
/** A server's clock may be off by a little, and the request was made a moment ago. */
const MINUTES_MAX = 15

/** §7: the log tables of deposits and withdrawals, in which something was asked for just now. */
export async function checkLog(run: Run, member: Member, path: string): Promise<void> {
  const rows = await checkList(run, { path, row: ROW, member })
  const claim = 'its datetime is the clock of Yangon'
  const times = (isList(rows) ? rows : []).map((row) => at(row, 'datetime')).filter(isLocalTime) as string[]
  const newest = times.toSorted().at(-1)
  if (newest === undefined) return run.claims.skip(`GET ${path}`, claim, 'no row has a readable datetime')
  const now = Date.now() + YANGON_MS
  const minutes = (now - Date.parse(`${newest.replace(' ', 'T')}Z`)) / 60_000
  run.claims.check(
    `GET ${path}`,
    claim,
    Math.abs(minutes) <= MINUTES_MAX,
    `${newest}, ${Math.round(minutes)} minutes ago`,
  )
}
