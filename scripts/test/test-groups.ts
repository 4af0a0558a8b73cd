import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeOf } from '../folders.ts'
import { ROOT } from '../program.ts'
import { readImportGraph, TEST } from './import-graph.ts'

/** A test needs nothing (`pure`), a PostgreSQL, modules of the screens, or a browser. */
export type TestGroup = 'pure' | 'database' | 'screens' | 'browser'

/** The global setup of the tests provides it. */
const DATABASE = /\binject\('postgres_url'\)/
const BROWSER = /^tests\/e2e\/|\/stories\//
const SCREENS = /^(?:ui|apps\/(?:site|console))\//
const PARTS_OF_SCREENS = new Set(['contract', 'site', 'console'])

/** Every test file by what it needs: a browser, a DOM-free module of a screen, a PostgreSQL, or nothing at all. */
export function groupTests(): Record<TestGroup, string[]> {
  const graph = readImportGraph()
  const tests = graph.files.filter((file) => TEST.test(file))
  // A file that nothing tests is not read.
  const askers = new Set(graph.files.filter((file) => file.endsWith('.ts') && asksForDatabase(file)))
  const groups: Record<TestGroup, string[]> = { pure: [], database: [], screens: [], browser: [] }
  for (const test of tests) {
    if (BROWSER.test(test)) groups.browser.push(test)
    else if (SCREENS.test(test) || PARTS_OF_SCREENS.has(placeOf(test)?.part ?? '')) groups.screens.push(test)
    else groups[[...graph.reach([test])].some((file) => askers.has(file)) ? 'database' : 'pure'].push(test)
  }
  return groups
}

const asksForDatabase = (file: string) => DATABASE.test(readFileSync(join(ROOT, file), 'utf8'))
