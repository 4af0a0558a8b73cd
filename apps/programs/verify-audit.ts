/**
 * `npm run verify-audit [-- N:HASH …]`: recomputes the audit log of the staff's audit entries from its rows, names the first block
 * that is not what was sealed, and exits 1 for it. Blocks that the worker printed into its log can be given to be
 * found again. `--file PATH` checks the blocks of a file that the console exported, without a database.
 */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { openDatabase } from '#platform/server/database/database.ts'
import { roleOf } from '#platform/server/database/logins/programs.ts'
import { withDatabase } from '#platform/server/database/reach-database.ts'
import { settingsOfProcess } from '#platform/server/settings.ts'
import { type PrintedBlock, type Verdict, verifyAudit, verifyAuditChain } from '#staff/server/index.ts'

const { values, positionals } = parseArgs({ options: { file: { type: 'string' } }, allowPositionals: true })
const known = positionals.map(parseBlock)
const verdict =
  values.file === undefined
    ? await verifyDatabase()
    : await verifyAuditChain(createInterface({ input: createReadStream(values.file) }), known)

const { blocks, rows, head, first_bad, unsealed } = verdict
if (head) console.log(`  The last good block is ${head.n}:${head.hash}`)
if (unsealed > 0) console.log(`  ${unsealed.toLocaleString('en-US')} rows wait for their block.`)
if (first_bad) console.log(`✖ The first bad block is ${first_bad.n}: ${first_bad.why}.`)
else
  console.log(
    `✔ ${rows.toLocaleString('en-US')} rows in ${blocks.toLocaleString('en-US')} blocks are as they were sealed.`,
  )
process.exitCode = first_bad ? 1 : 0

function verifyDatabase(): Promise<Verdict> {
  const settings = settingsOfProcess()
  return withDatabase(settings, async (url) => {
    const db = openDatabase(url, { connections: 1, role: roleOf('reports', settings.installation) })
    try {
      return await verifyAudit(db, known)
    } finally {
      await db.end()
    }
  })
}

function parseBlock(text: string): PrintedBlock {
  const [, n, hash] = /^(\d{1,18}):([0-9a-f]{64})$/i.exec(text) ?? []
  if (n === undefined || hash === undefined) {
    console.error(`${text} is not a block; say its number and its hash, like 12:0a1b…`)
    process.exit(2)
  }
  return { n: BigInt(n), hash: hash.toLowerCase() }
}
