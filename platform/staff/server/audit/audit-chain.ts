import type { Database } from '#platform/server/database/database.ts'
import { StreamAnswer } from '#platform/server/http/answers/stream-answer.ts'
import { YANGON_AHEAD_MS } from '#platform/server/yangon.ts'
import type { AuditChainQuery } from '#staff/contract/staff.ts'
import { type Block, hashOf, rowsAfter } from './audit-block.ts'
import type { PrintedBlock, Verdict } from './verify-audit.ts'

const DAY_MS = 24 * 3_600_000

/** One line of the file: a block with what its hash is made of. */
interface BlockLine {
  n: string
  /** Of the block before it; null for the first one. */
  previous: string | null
  hash: string
  /** Each row as it was hashed: id, time, person, action, object, before, after, reason, address. */
  rows: string[]
}

/**
 * The audit log of some days of Yangon with its chain: a line of JSON for each block that has a row of them, from which
 * `npm run verify-audit -- --file` recomputes each hash away from the database. What is not sealed yet is not in it.
 */
export function auditChain(db: Database, { from, to }: AuditChainQuery): StreamAnswer {
  const begins = new Date(Date.parse(from) - YANGON_AHEAD_MS)
  const ends = new Date(Date.parse(to) - YANGON_AHEAD_MS + DAY_MS)
  async function* lines() {
    const [first] = await db<{ id: bigint }[]>`
      select id from staff.audit where at >= ${begins} and at < ${ends} order by at limit 1`
    if (!first) return
    let last = await blockBefore(db, first.id)
    for (;;) {
      const block: Block | undefined = await blockAfter(db, last?.n ?? 0n)
      if (!block) return
      const rows = await rowsAfter(db, last?.last_id ?? 0n, { last_id: block.last_id, limit: block.row_count })
      if ((await begunAt(db, block.first_id)) >= ends) return
      const line: BlockLine = {
        n: String(block.n),
        previous: last?.hash.toString('hex') ?? null,
        hash: block.hash.toString('hex'),
        rows: rows.map(({ content }) => content),
      }
      yield `${JSON.stringify(line)}\n`
      last = block
    }
  }
  return new StreamAnswer('text/plain; charset=utf-8', `audit-${from}-${to}.ndjson`, lines())
}

/** The last block that holds none of the rows from this one on. */
async function blockBefore(db: Database, id: bigint): Promise<Block | null> {
  const [block] = await db<Block[]>`
    select n, first_id, last_id, row_count, hash from staff.audit_block where last_id < ${id} order by last_id desc limit 1`
  return block ?? null
}

async function blockAfter(db: Database, n: bigint): Promise<Block | undefined> {
  const [block] = await db<Block[]>`
    select n, first_id, last_id, row_count, hash from staff.audit_block where n > ${n} order by n limit 1`
  return block
}

async function begunAt(db: Database, id: bigint): Promise<Date> {
  const [row] = await db<{ at: Date }[]>`select at from staff.audit where id = ${id}`
  return row?.at ?? new Date(0)
}

/** Recomputes the blocks of a file of auditChain, line by line. A line that is none is a bad block. */
export async function verifyAuditChain(lines: AsyncIterable<string>, known: PrintedBlock[] = []): Promise<Verdict> {
  let last: BlockLine | null = null
  let rows = 0
  let blocks = 0
  const head = () => last && { n: BigInt(last.n), hash: last.hash }
  for await (const text of lines) {
    if (text.trim() === '') continue
    const n = last === null ? 0n : BigInt(last.n) + 1n
    const line = parseLine(text)
    const why = line === null ? 'this line is no block' : faultOf(line, last, known)
    if (line === null || why !== null) {
      return { blocks, rows, head: head(), first_bad: { n: line ? BigInt(line.n) : n, why: why ?? '' }, unsealed: 0 }
    }
    last = line
    blocks++
    rows += line.rows.length
  }
  return { blocks, rows, head: head(), first_bad: null, unsealed: 0 }
}

const HASH = /^[0-9a-f]{64}$/

function parseLine(text: string): BlockLine | null {
  try {
    const { n, previous, hash, rows } = JSON.parse(text) as Partial<BlockLine>
    if (typeof n !== 'string' || !/^\d{1,18}$/.test(n) || typeof hash !== 'string' || !HASH.test(hash)) return null
    if (previous !== null && (typeof previous !== 'string' || !HASH.test(previous))) return null
    if (!Array.isArray(rows) || !rows.every((row) => typeof row === 'string')) return null
    return { n, previous, hash, rows }
  } catch {
    // The line is judged by its reader.
    return null
  }
}

function faultOf({ n, previous, hash, rows }: BlockLine, last: BlockLine | null, known: PrintedBlock[]): string | null {
  if (last !== null && (previous !== last.hash || BigInt(n) !== BigInt(last.n) + 1n))
    return 'it does not follow the one before'
  const recomputed = hashOf(
    previous === null ? null : Buffer.from(previous, 'hex'),
    BigInt(n),
    rows.map((content) => ({ id: 0n, content })),
  )
  if (recomputed.toString('hex') !== hash) return 'its rows, or the block itself, were changed'
  const printed = known.find((one) => one.n === BigInt(n))
  return printed && printed.hash !== hash ? 'another hash was printed for it' : null
}
