import { join } from 'node:path'
import { ROOT, runToEnd } from '../program.ts'
import { note } from '../test/progress.ts'
import { checkGlossary } from './glossary.ts'
import { cruise } from './import-rules.ts'
import { checkOldestBrowsers } from './oldest-browsers.ts'
import { checkTerms } from './terms.ts'
import { tidy } from './tidy.ts'

export interface Check {
  /** By which `npm run check -- --only` knows it. */
  id: string
  name: string
  /** @throws Error that says what is wrong. @param files those alone, where the check looks at each by itself */
  run(files?: string[]): Promise<unknown>
}

/** A cruise that reads next to nothing finds next to nothing wrong. */
const MODULES_MIN = 100
/** The compiler's record of its last run: it does not check unchanged files again. */
const TYPES_KNOWN = '.cache/types.tsbuildinfo'
const LINTED = /\.(?:[cm]?[jt]s|tsx)$/
const SCHEMA = 'scripts/database/schema.ts'
/**
 * For the tools that are written in Go. They run once and end, so collecting garbage would cost a third of their time. And
 * each further thread checks again what it shares with the others, while the tests can use the other cores.
 */
const GO = { GOGC: 'off', GOMEMLIMIT: '2GiB', GOMAXPROCS: '1' }

const tool = (...args: string[]) =>
  runToEnd([join('node_modules', args[0] ?? ''), ...args.slice(1)], { env: { ...process.env, ...GO } })
const COMPILER = ['typescript/bin/tsc', '--project', '.', '--singleThreaded']

export const CHECKS: Check[] = [
  {
    id: 'format',
    name: 'format and order of imports',
    run: (files = []) =>
      tool('@biomejs/biome/bin/biome', 'check', '--colors=off', '--no-errors-on-unmatched', ...files),
  },
  {
    id: 'types',
    name: 'types',
    run: () => tool(...COMPILER, '--incremental', '--tsBuildInfoFile', TYPES_KNOWN),
  },
  { id: 'imports', name: 'import rules', run: checkImportRules },
  { id: 'lint', name: 'lint', run: lint },
  { id: 'browsers', name: 'oldest browsers', run: checkOldestBrowsers },
  { id: 'tidy', name: 'tidiness', run: checkTidiness },
  { id: 'terms', name: 'terms of the trade', run: async () => checkTerms() },
  { id: 'glossary', name: 'glossary', run: async () => checkGlossary() },
  { id: 'unused', name: 'dead code', run: () => tool('knip/bin/knip.js', '--no-progress') },
  {
    id: 'references',
    name: 'references of the API and of the lists',
    run: () => runToEnd(['scripts/references/write-references.ts', '--check']),
  },
  // One database serves both.
  { id: 'sql', name: 'schema dump and statements', run: checkSql },
]

/** Without files, every file. */
async function lint(files?: string[]): Promise<void> {
  const code = files?.filter((file) => LINTED.test(file))
  if (code?.length === 0) return
  await tool('oxlint/bin/oxlint', '--deny-warnings', '--format=unix', ...(code ?? []))
}

async function checkImportRules(): Promise<void> {
  const { modules, breaches } = await cruise(ROOT)
  if (modules < MODULES_MIN) throw new Error(`only ${modules} modules were read`)
  if (breaches.length === 0) return
  throw new Error(breaches.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`).join('\n'))
}

async function checkSql(): Promise<void> {
  const said = await runToEnd([SCHEMA, '--check'])
  note(said.trim())
}

async function checkTidiness(): Promise<void> {
  const breaches = tidy()
  if (breaches.length > 0) throw new Error(breaches.join('\n'))
}
