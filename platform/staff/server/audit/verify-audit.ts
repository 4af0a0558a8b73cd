import type { Queryable } from '#platform/server/database/database.ts'
import { type Block, hashOf, rowsAfter } from './audit-block.ts'

/** Blocks read at a time; each has at most a thousand rows. */
const BLOCKS_AT_ONCE = 20

export interface Verdict {
  blocks: number
  rows: number
  /** The last block that is right. */
  head: { n: bigint; hash: string } | null
  /** The first block that is not what was sealed. */
  first_bad: { n: bigint; why: string } | null
  /** Written since the last block. */
  unsealed: number
}

/** A block that was printed elsewhere, to be found again. */
export interface PrintedBlock {
  n: bigint
  hash: string
}

/** Recomputes the chain from the rows as they are now. */
export async function verifyAudit(db: Queryable, known: PrintedBlock[] = []): Promise<Verdict> {
  let [last, rows_seen]: [Block | null, number] = [null, 0]
  for (;;) {
    const blocks: Block[] = await db<Block[]>`
      select n, first_id, last_id, row_count, hash from staff.audit_block
      where n > ${last?.n ?? 0n} order by n limit ${BLOCKS_AT_ONCE}`
    for (const block of blocks) {
      const why = await faultOf(db, block, last, known)
      if (why !== null) return verdict(db, { last, rows_seen, first_bad: { n: (last?.n ?? 0n) + 1n, why } })
      rows_seen += block.row_count
      last = block
    }
    if (blocks.length < BLOCKS_AT_ONCE) break
  }
  const lost = known.find(({ n }) => n > (last?.n ?? 0n))
  const first_bad = lost ? { n: lost.n, why: 'it is gone, and was printed once' } : null
  return verdict(db, { last, rows_seen, first_bad })
}

async function faultOf(db: Queryable, block: Block, last: Block | null, known: PrintedBlock[]): Promise<string | null> {
  const n = (last?.n ?? 0n) + 1n
  if (block.n !== n) return 'it is gone'
  // One more than it had: a row that was slipped in is seen too.
  const limit = block.row_count + 1
  const rows = await rowsAfter(db, last?.last_id ?? 0n, { last_id: block.last_id, limit })
  if (rows.length !== block.row_count) {
    return rows.length < block.row_count ? 'rows are gone from it' : 'a row was slipped into it'
  }
  if (!hashOf(last?.hash ?? null, n, rows).equals(block.hash)) return 'its rows, or the block itself, were changed'
  const printed = known.find((one) => one.n === n)
  return printed && printed.hash !== block.hash.toString('hex') ? 'another hash was printed for it' : null
}

async function verdict(
  db: Queryable,
  { last, rows_seen, first_bad }: { last: Block | null; rows_seen: number; first_bad: Verdict['first_bad'] },
): Promise<Verdict> {
  const [waiting] = await db<{ unsealed: bigint }[]>`
    select count(*) as unsealed from staff.audit
    where id > coalesce((select max(last_id) from staff.audit_block), 0)`
  return {
    blocks: Number(last?.n ?? 0n),
    rows: rows_seen,
    head: last && { n: last.n, hash: last.hash.toString('hex') },
    first_bad,
    unsealed: Number(waiting?.unsealed ?? 0n),
  }
}
