import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transferWays } from '#ledger/server/index.ts'
import { ROOT } from '../../program.ts'
import { commentsOf } from '../openapi/comments.ts'
import { code, page, table } from './markdown.ts'

/** The files whose functions transfer-ways.ts reads, for the comments above them. */
const CHARTS = ['chart-of-accounts', 'agent-transfers', 'payment-account-transfers'].map(
  (name) => `platform/ledger/server/${name}.ts`,
)

/** Every kind of transfer that the ledger posts. */
export function writeTransfers(): string {
  const comments = new Map(CHARTS.flatMap((file) => [...commentsOf(file, readFileSync(join(ROOT, file), 'utf8'))]))
  const rows = transferWays()
    .toSorted((one, other) => (one.kind < other.kind ? -1 : 1))
    .map(({ name, kind, debit, credit, programs }) => [
      code(kind),
      debit,
      credit,
      programs.join(', '),
      textOf(name, comments.get(name)?.of_group),
    ])
  return page(
    'Kinds of transfers',
    'Money moves in these ways and in no other ([the ledger](../ledger.md)). The account that is debited pays; the account that is credited receives. The ledger refuses a transfer of any other program than those that post it. It keeps amounts in 1/10000 kyat.',
    table(['kind', 'debit', 'credit', 'posted by', 'is'], rows),
  )
}

function textOf(name: string, text: string | null | undefined): string {
  if (!text) throw new Error(`${name} of the ledger has no comment above it, or its file is not in CHARTS`)
  return text
}
