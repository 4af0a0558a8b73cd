import { type Fragment, type Queryable } from '#platform/server/database/database.ts'
import type { TransfersCsvQuery } from '#report/contract/ledger-explorer.ts'
import type { TransferGroup } from '#report/contract/rules.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { oneOf } from '../one-of.ts'
import { CASH, CORRECTIONS, DEPOSIT_KINDS, ENDS, endByName, WITHDRAWAL_KINDS } from '../rules.ts'
import type { ReportSources } from '../sources.ts'
import { parseDays, type Span } from '../span.ts'
import { type Directions, directionsOf, endsOfTransfers, ofGames } from './directions.ts'
import { type FigureDefinition, figureOf } from './figure-definition.ts'
import { ofAgent, withAgents } from './rows-of-agents.ts'
import { type Transfer, transferColumns, withPlayer } from './transfer.ts'

/** The filters of a list of transfers. */
export interface TransferSearch {
  span: Span
  /** Null where the list names neither games nor an account. */
  directions: Directions | null
  /** Of the figure from which one came. */
  definition: FigureDefinition | null
  /** Its rows of a part of the span, as `t`: what stands after `from`, ending in a condition. */
  rows: (part: Span) => Fragment
}

/** Where the page before ended. */
export interface TransferPosition {
  micros: bigint
  cause_id: string
  kind: string
}

/** @throws Problem invalid_fields */
export function parseTransferSearch(
  db: Queryable,
  staff: StaffCaller,
  query: TransfersCsvQuery,
  sources: ReportSources,
): TransferSearch {
  const { what, kind, player_id, agent_id, account, hour } = query
  const definition = figureOf(query)
  const where = db`true
    ${definition === null ? db`` : db`and (${definition.where(db, endsOfTransfers(db))})`}
    ${what === undefined ? db`` : db`and ${groupOf(db, what)}`}
    ${kind === undefined ? db`` : db`and t.kind = ${kind}`}
    ${player_id === undefined ? db`` : db`and ${ofPlayer(db, BigInt(player_id))}`}
    ${account === undefined ? db`` : db`and ${ofAccount(db, account)}`}
    ${hour === undefined ? db`` : db`and to_char(t.created_at at time zone 'Asia/Yangon', 'HH24') = ${hour}`}
    ${ofAgent(db, { scope: scopeOf(staff), agent_id, definition })}`
  const rows = (part: Span) => db`
    ledger.transfer t ${withAgents(db, { scope: scopeOf(staff), agent_id, definition })}
    where t.created_at >= ${part.from} and t.created_at < ${part.to} and ${where}
      ${ofGame(db, query, { part, sources })} ${ofPayment(db, query, { part, sources })}`
  return { span: parseDays(query), rows, directions: directionsOf(db, query, endsOfTransfers(db)), definition }
}

function groupOf(db: Queryable, what: TransferGroup): Fragment {
  // Numbers first: few rows of a year are of cash, and words are slow to compare.
  if (what === 'deposits')
    return db`(t.debit_account_id = ${CASH} or t.debit_account_id >= 1000000000000000) and t.kind ${oneOf(db, DEPOSIT_KINDS)}`
  if (what === 'withdrawals')
    return db`(t.credit_account_id = ${CASH} or t.credit_account_id >= 2000000000000000) and t.kind ${oneOf(db, WITHDRAWAL_KINDS)}`
  if (what === 'corrections') return db`${CORRECTIONS} in (t.debit_account_id, t.credit_account_id)`
  return ofGames(db, what, endsOfTransfers(db))
}

/** By the chains of the player's accounts, and by what open stakes became, both of which have an index. */
function ofPlayer(db: Queryable, player_id: bigint): Fragment {
  const accounts = (...ends: bigint[]) =>
    oneOf(
      db,
      ends.map((end) => player_id * 10n + end),
    )
  const balances = accounts(ENDS.main, ENDS.game, ENDS.hold, ENDS.bonus)
  const stakes = accounts(ENDS.two_d_stakes, ENDS.provider_stakes)
  return db`(
    (t.debit_account_id ${balances} and t.debit_version is not null)
    or (t.credit_account_id ${balances} and t.credit_version is not null)
    or (greatest(t.debit_account_id, t.credit_account_id) ${stakes} and t.debit_version is null and t.credit_version is null)
  )`
}

function ofGame(
  db: Queryable,
  { product_code, game_code }: TransfersCsvQuery,
  { part, sources }: { part: Span; sources: ReportSources },
): Fragment {
  if (product_code === undefined) return db``
  if (product_code === '0') {
    return db`and not exists (select from (${sources.providerGames(db, part)}) g where g.cause_id = t.cause_id)`
  }
  return db`and t.cause_id in (
    select cause_id from (${sources.providerGames(db, part)}) g
    where product_code = ${product_code}::text::integer ${game_code === undefined ? db`` : db`and game_code = ${game_code}`})`
}

/** A house account by its name; an account of players or agents by its kind, of all of them. */
function ofAccount(db: Queryable, name: string): Fragment {
  return db`${endByName(name)}::bigint in (report.end_of(t.debit_account_id), report.end_of(t.credit_account_id))`
}

function ofPayment(
  db: Queryable,
  { paid_at }: TransfersCsvQuery,
  { part, sources }: { part: Span; sources: ReportSources },
): Fragment {
  if (paid_at === undefined) return db``
  return db`
    and t.cause_id in (
      select cause_id from (${sources.requests(db, part)}) r join (${sources.paidAt(db)}) a using (payment_account_id, payment_type_id)
      where account_key = ${paid_at})`
}

const HOUR_MS = 3_600_000
/** A page is found in the newest hours where there is enough; a rare kind is looked for in ever longer stretches. */
const STRETCHES_MS = [HOUR_MS, 24 * HOUR_MS, 16 * 24 * HOUR_MS, Number.POSITIVE_INFINITY]

interface PageRequest {
  place: TransferPosition | null
  limit: number
  /** The parts of the span that have rows, newest first, where they are known. */
  parts?: Span[]
}

/** The newest of them that are older than the place, at most `limit`. */
export async function findTransfers(
  db: Queryable,
  { span, rows }: TransferSearch,
  { place, limit, parts = stretchesOf(span, place) }: PageRequest,
): Promise<Transfer[]> {
  const found: Transfer[] = []
  for (const part of parts) {
    // The players of the shown rows alone are looked up.
    found.push(
      ...(await db<Transfer[]>`
        select ${transferColumns(db)} from (
          select t.* from ${rows(part)} and ${place === null ? db`true` : olderThan(db, place)}
          order by t.created_at desc, t.cause_id desc, t.kind desc limit ${limit - found.length}
        ) t ${withPlayer(db)} order by t.created_at desc, t.cause_id desc, t.kind desc`),
    )
    if (found.length >= limit) return found
  }
  return found
}

function stretchesOf(span: Span, place: TransferPosition | null): Span[] {
  const parts: Span[] = []
  let to = beforePlace(span, place)
  for (const stretch of STRETCHES_MS) {
    const from = new Date(Math.max(span.from.getTime(), to.getTime() - stretch))
    parts.push({ from, to })
    if (from <= span.from) break
    to = from
  }
  return parts
}

/** The rows of the place's own microsecond are told apart by their cause and kind. */
export const beforePlace = (span: Span, place: TransferPosition | null): Date =>
  place === null ? endOf(span) : new Date(Number(place.micros / 1000n) + 1)

/** Nothing is younger than now, and a day that goes on is not looked through to its end. */
const endOf = ({ to }: Span): Date => new Date(Math.min(to.getTime(), Date.now() + HOUR_MS))

const olderThan = (db: Queryable, { micros, cause_id, kind }: TransferPosition): Fragment => db`
  (t.created_at, t.cause_id, t.kind)
  < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${cause_id}::uuid, ${kind}::text)`

export const placeOf = ({ micros, cause_id, kind }: Transfer): TransferPosition => ({ micros, cause_id, kind })
export const serializePlace = ({ micros, cause_id, kind }: TransferPosition): string => `${micros}_${cause_id}_${kind}`

export function parsePlace(text: string): TransferPosition {
  const [micros = '0', cause_id = '', ...kind] = text.split('_')
  return { micros: BigInt(micros), cause_id, kind: kind.join('_') }
}
