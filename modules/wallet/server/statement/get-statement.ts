import { newestPostings, playerAccountId, type TransferKind } from '#ledger/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database, Fragment } from '#platform/server/database/database.ts'
import {
  STATEMENT_DAYS,
  STATEMENT_GROUPS,
  STATEMENT_KINDS,
  STATEMENT_PAGE_SIZE,
  type StatementGroup,
  type StatementKind,
} from '#wallet/contract/rules.ts'
import type { Statement, StatementQuery, StatementRow } from '#wallet/contract/statement.ts'

/** Postings of one balance that are looked at for the rows of one group. */
const SCAN_MAX = 2_000
const DAY_MS = 24 * 3_600_000
const BALANCES = ['main', 'game'] as const
type Balance = (typeof BALANCES)[number]

interface Posting {
  account: Balance
  version: bigint
  created_at: Date
  kind: TransferKind
  cause_id: string
  amount: Money
  balance_after: Money
}

/** The newest postings of one balance that are not in a row yet. */
interface Chain {
  postings: Posting[]
  /** Postings of it in rows; the next one is at this place. */
  used: number
  /** Whether the chain goes on behind the last one. */
  is_cut: boolean
}

const GROUP_OF = new Map<TransferKind, StatementGroup>(
  STATEMENT_GROUPS.flatMap((group) => STATEMENT_KINDS[group].map((kind: StatementKind) => [kind, group] as const)),
)

/**
 * One page of a player's movements of both balances. Each balance has a chain of its own, whose order the ledger knows; the
 * two are merged by time, and an exchange, which is in both, is one row.
 */
export async function getStatement(
  db: Database,
  { player_id, group, before }: StatementQuery & { player_id: bigint },
): Promise<Statement> {
  const places = before?.split('_') ?? [null, null]
  const limit = group === undefined ? STATEMENT_PAGE_SIZE + 1 : SCAN_MAX
  const parts = BALANCES.map((account, place) => {
    const account_id = playerAccountId(player_id, account)
    return db`
      select ${account}::text as account, p.* from (${newestPostings(db, { account_id, before: places[place] ?? null, limit })}) p`
  })
  // In one statement: an exchange between two of them would be in one chain alone.
  const postings = await db<Posting[]>`${parts[0] as Fragment} union all ${parts[1] as Fragment}`
  const chains = Object.fromEntries(BALANCES.map((account) => [account, chainOf(postings, account, limit)])) as Record<
    Balance,
    Chain
  >
  const { rows, is_over } = takeRows(chains, group)
  return { rows, next: is_over ? null : placeAfter(chains, places) }
}

function chainOf(postings: readonly Posting[], account: Balance, limit: number): Chain {
  const own = postings.filter((posting) => posting.account === account)
  own.sort((one, other) => (one.version < other.version ? 1 : -1))
  return { postings: own, used: 0, is_cut: own.length >= limit }
}

/** Over are the movements that a statement reaches back to, though the chains may go on. */
function takeRows(
  chains: Record<Balance, Chain>,
  group: StatementGroup | undefined,
): { rows: StatementRow[]; is_over: boolean } {
  const oldest = Date.now() - STATEMENT_DAYS * DAY_MS
  const rows: StatementRow[] = []
  while (rows.length < STATEMENT_PAGE_SIZE) {
    const next = nextRow(chains)
    if (!next) break
    if (next.at.getTime() < oldest) return { rows, is_over: true }
    for (const account of BALANCES) if (next[account]) chains[account].used += 1
    const of_group = GROUP_OF.get(next.kind)
    if (of_group && (group === undefined || of_group === group)) rows.push(writeRow(next, of_group))
  }
  return { rows, is_over: false }
}

interface Next {
  id: string
  at: Date
  kind: TransferKind
  main: Posting | null
  game: Posting | null
}

/** Null where both chains are over, or where the next posting is not among those that were read. */
function nextRow({ main, game }: Record<Balance, Chain>): Next | null {
  const [of_main, of_game] = [main.postings[main.used], game.postings[game.used]]
  if (!of_main && main.is_cut) return null
  if (!of_game && game.is_cut) return null
  if (!of_main || !of_game) return rowOf(of_main ?? null, of_game ?? null)
  if (isSame(of_main, of_game)) return rowOf(of_main, of_game)
  // An exchange waits until the other chain has come to it as well.
  if (isExchange(of_main)) return rowOf(null, of_game)
  if (isExchange(of_game)) return rowOf(of_main, null)
  return of_main.created_at >= of_game.created_at ? rowOf(of_main, null) : rowOf(null, of_game)
}

const isExchange = ({ kind }: Posting) => GROUP_OF.get(kind) === 'exchange'
const isSame = (one: Posting, other: Posting) => one.cause_id === other.cause_id && one.kind === other.kind

function rowOf(main: Posting | null, game: Posting | null): Next | null {
  const posting = main ?? game
  if (!posting) return null
  const { cause_id, kind, created_at: at } = posting
  return { id: `${cause_id} ${kind}`, at, kind, main, game }
}

function writeRow({ id, at, kind, main, game }: Next, group: StatementGroup): StatementRow {
  return {
    id,
    at: at.toISOString(),
    kind: kind as StatementKind,
    group,
    main: movementOf(main),
    game: movementOf(game),
  }
}

const movementOf = (posting: Posting | null) =>
  posting && { amount: writeMoney(posting.amount), balance_after: writeMoney(posting.balance_after) }

/** Where the next page begins in each chain; null at the end of both. */
function placeAfter(chains: Record<Balance, Chain>, places: readonly (string | null)[]): string | null {
  const has_more = BALANCES.some((account) => {
    const { postings, used, is_cut } = chains[account]
    return is_cut || used < postings.length
  })
  if (!has_more) return null
  // Before the first posting of a chain that is over there is none.
  return BALANCES.map((account, place) => {
    const { postings, used } = chains[account]
    return String(postings[used - 1]?.version ?? places[place] ?? (postings[0] ? postings[0].version + 1n : 0n))
  }).join('_')
}
