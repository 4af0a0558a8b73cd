/** Named test files, with nothing else than they need. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { areScreensBuilt, buildScreens } from './build-screens.ts'
import { findChromium } from './chromium.ts'
import { fromRoot } from './import-graph.ts'
import { ROOT } from './program.ts'
import { note, step } from './progress.ts'
import { groupTests } from './test-groups.ts'

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')

/** What stands behind `npm test --`: files, folders or parts of a path, and options of Vitest such as `-t NAME`. */
export function parseTestArguments(args: string[]): { paths: string[]; options: string[] } {
  const first = args.findIndex((each) => each.startsWith('-'))
  return first === -1 ? { paths: args, options: [] } : { paths: args.slice(0, first), options: args.slice(first) }
}

/** @throws Error that names the path that no test file has. */
export function findTests(paths: string[]): { files: string[]; needs_screens: boolean } {
  const groups = groupTests()
  const all = Object.values(groups).flat()
  const files = new Set<string>()
  for (const path of paths) {
    const wanted = existsSync(resolve(path)) ? fromRoot(resolve(path)) : path
    const found = all.filter((file) => file === wanted || file.startsWith(`${wanted}/`))
    const similar = found.length > 0 ? found : all.filter((file) => file.includes(wanted))
    if (similar.length === 0) throw new Error(`No test file has ${path} in its path.`)
    for (const file of similar) files.add(file)
  }
  return { files: [...files].sort(), needs_screens: groups.browser.some((file) => files.has(file)) }
}

/** Runs these files once, or again after each edit; answers Vitest's exit code. */
export async function runTests(paths: string[], { options = [] as string[], watch = false } = {}): Promise<number> {
  const { files, needs_screens } = findTests(paths)
  const env = { ...process.env }
  if (needs_screens) {
    env.CHROMIUM = findChromium(note)
    if (!areScreensBuilt()) await step('screens', () => buildScreens())
  }
  const args = [watch ? 'watch' : 'run', ...files, ...options]
  const vitest = spawn(process.execPath, [VITEST, ...args], { cwd: ROOT, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vitest.kill(signal))
  return new Promise((end) => vitest.once('exit', (code) => end(code ?? 1)))
}
