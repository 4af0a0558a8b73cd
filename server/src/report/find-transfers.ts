import type { TransferGroup } from '#contract/report-rules.ts'
import type { TransfersCsvQuery } from '#contract/transfer-console.ts'
import { type StaffCaller, scopeOf } from '../operator/index.ts'
import { type Fragment, type Queryable } from '../platform/database.ts'
import type { ReportDoors } from './doors.ts'
import { oneOf } from './one-of.ts'
import { DEPOSIT_KINDS, GAME_ACCOUNTS, GAMES, WITHDRAWAL_KINDS } from './rules.ts'
import { readDays, type Span } from './span.ts'
import { type Transfer, transferColumns, withPlayer } from './transfer.ts'

/** What a list of transfers asks for; the conditions are on `t` and `p`. */
export interface Sought {
  span: Span
  where: Fragment
}

/** Where the page before ended. */
export interface Place {
  micros: bigint
  cause_id: string
  kind: string
}

/** @throws Problem invalid_fields */
export function readSought(db: Queryable, staff: StaffCaller, query: TransfersCsvQuery, doors: ReportDoors): Sought {
  const span = readDays(query)
  const { what, kind, player_id, agent_id } = query
  const scope = scopeOf(staff)
  const where = db`true
    ${scope === null ? db`` : db`and p.agent_id ${oneOf(db, scope)}`}
    ${what === undefined ? db`` : db`and ${groupOf(db, what)}`}
    ${kind === undefined ? db`` : db`and t.kind = ${kind}`}
    ${player_id === undefined ? db`` : db`and ${ofPlayer(db, BigInt(player_id))}`}
    ${agent_id === undefined ? db`` : db`and coalesce(p.agent_id, 0) = ${agent_id}::text::bigint`}
    ${ofGame(db, query, { span, doors })}`
  return { span, where }
}

function groupOf(db: Queryable, what: TransferGroup): Fragment {
  const accounts = (ids: readonly bigint[]) => {
    const these = oneOf(db, ids)
    return db`(t.debit_account_id ${these} or t.credit_account_id ${these})`
  }
  if (what === 'play') return accounts(GAME_ACCOUNTS)
  if (what === 'deposits') return db`t.kind ${oneOf(db, DEPOSIT_KINDS)}`
  if (what === 'withdrawals') return db`t.kind ${oneOf(db, WITHDRAWAL_KINDS)}`
  if (what === 'corrections') return db`t.kind in ('correction_credit', 'correction_debit')`
  return accounts(GAMES.filter(({ group }) => group === what).map(({ account_id }) => account_id))
}

/** By the chains of his accounts, which have an index. */
function ofPlayer(db: Queryable, player_id: bigint): Fragment {
  const his = oneOf(
    db,
    [1n, 2n, 3n, 4n].map((slot) => player_id * 10n + slot),
  )
  return db`((t.debit_account_id ${his} and t.debit_version is not null)
             or (t.credit_account_id ${his} and t.credit_version is not null))`
}

function ofGame(
  db: Queryable,
  { product_code, game_code }: TransfersCsvQuery,
  { span, doors }: { span: Span; doors: ReportDoors },
): Fragment {
  if (product_code === undefined) return db``
  return db`and t.cause_id in (
    select cause_id from (${doors.providerGames(db, span)}) g
    where product_code = ${product_code}::text::integer ${game_code === undefined ? db`` : db`and game_code = ${game_code}`})`
}

const HOUR_MS = 3_600_000
/** A page is found in the newest hours where there is enough; a rare kind is looked for in ever longer stretches. */
const STRETCHES_MS = [HOUR_MS, 24 * HOUR_MS, 16 * 24 * HOUR_MS, Number.POSITIVE_INFINITY]

/** The newest of them that are older than the place, at most `limit`. */
export async function findTransfers(
  db: Queryable,
  { span, where }: Sought,
  { place, limit }: { place: Place | null; limit: number },
): Promise<Transfer[]> {
  const found: Transfer[] = []
  // The rows of the place's own microsecond are told apart by their cause and kind.
  let to = place === null ? endOf(span) : new Date(Number(place.micros / 1000n) + 1)
  for (const stretch of STRETCHES_MS) {
    const from = new Date(Math.max(span.from.getTime(), to.getTime() - stretch))
    const rows = await db<Transfer[]>`
      select ${transferColumns(db)} from ${withPlayer(db)}
      where t.created_at >= ${from} and t.created_at < ${to} and ${where} and ${place === null ? db`true` : olderThan(db, place)}
      order by t.created_at desc, t.cause_id desc, t.kind desc limit ${limit - found.length}`
    found.push(...rows)
    if (found.length >= limit || from <= span.from) return found
    to = from
  }
  return found
}

/** Nothing is younger than now, and a day that goes on is not looked through to its end. */
const endOf = ({ to }: Span): Date => new Date(Math.min(to.getTime(), Date.now() + HOUR_MS))

const olderThan = (db: Queryable, { micros, cause_id, kind }: Place): Fragment => db`
  (t.created_at, t.cause_id, t.kind)
  < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${cause_id}::uuid, ${kind}::text)`

export const placeOf = ({ micros, cause_id, kind }: Transfer): Place => ({ micros, cause_id, kind })
export const writePlace = ({ micros, cause_id, kind }: Place): string => `${micros}_${cause_id}_${kind}`

export function readPlace(text: string): Place {
  const [micros = '0', cause_id = '', ...kind] = text.split('_')
  return { micros: BigInt(micros), cause_id, kind: kind.join('_') }
}
