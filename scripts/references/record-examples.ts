/**
 * docs/reference/examples.json: bodies and answers of calls, as the tests sent them to the server and were answered. It runs
 * the tests named (those of the server and `tests/contract` where none is), and keeps what it has of calls, answers and refusals that these
 * do not bring.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverFolders } from '../folders.ts'
import { ROOT, runToEnd } from '../program.ts'
import { CONSOLE_TAGS, SITE_TAGS } from './openapi/call-texts.ts'
import { serializeDocument } from './openapi/canonical.ts'
import { EXAMPLES_FILE, readExamples } from './openapi/examples.ts'
import { mergeExamples, pickExamples, type RecordedCall } from './pick-examples.ts'
import { writeReferences } from './references.ts'

const TESTS = [...serverFolders(ROOT), 'tests/whole-app', 'tests/contract']
const given = process.argv.slice(2)

const dir = mkdtempSync(join(tmpdir(), 'thazin-examples-'))
const record = process.env.RECORDED_CALLS ?? join(dir, 'calls.jsonl')
try {
  if (process.env.RECORDED_CALLS === undefined) {
    const tests = given.length > 0 ? given : TESTS
    await runToEnd(['scripts/test.mjs', ...tests], { env: { ...process.env, RECORD_CALLS: record } })
  }
  const lines = readFileSync(record, 'utf8').trim().split('\n')
  const calls = lines.map((line) => JSON.parse(line) as RecordedCall)
  const { documents } = await writeReferences()
  const picked = pickExamples(documents, calls, ownRefusals)
  writeFileSync(EXAMPLES_FILE, serializeDocument(mergeExamples(readExamples(), picked)))
} finally {
  rmSync(dir, { recursive: true, force: true })
}

function ownRefusals(name: string): readonly string[] {
  const [method, path = ''] = name.split(' ')
  const is_console = path.startsWith('/api/console/')
  const told = `${method} ${path.replace(is_console ? '/api/console' : '/api', '')}`
  const texts = (is_console ? CONSOLE_TAGS : SITE_TAGS).map(({ calls }) => calls[told as never])
  return texts.flatMap((text) => (text as { refusals: string[] } | undefined)?.refusals ?? [])
}
