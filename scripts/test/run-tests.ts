/** Named test files, with nothing else than they need. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { areScreensBuilt, buildScreens } from '../build/build-screens.ts'
import { findChromium } from '../chromium.ts'
import { HAS_PATHS } from './deep-files.ts'
import { fromRoot } from './import-graph.ts'
import { note, step } from './progress.ts'
import { runVitest } from './run-vitest.ts'
import { depthVariables } from './test-depth.ts'
import { groupTests } from './test-groups.ts'

const DEEP = '--deep'
/** They start the real server, which serves the built screens. */
const STARTS_SERVER = /^tests\/(?:faults|silence)\//

/** The arguments of `npm test --`: files, folders or parts of a path, and options of Vitest such as `-t NAME`, and `--deep`. */
export function parseTestArguments(given: string[]): { paths: string[]; options: string[]; is_deep: boolean } {
  const args = given.filter((each) => each !== DEEP)
  const is_deep = args.length < given.length
  const first = args.findIndex((each) => each.startsWith('-'))
  const [paths, options] = first === -1 ? [args, []] : [args.slice(0, first), args.slice(first)]
  return { paths, options, is_deep }
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
  return {
    files: [...files].sort(),
    needs_screens: [...files].some((file) => groups.browser.includes(file) || STARTS_SERVER.test(file)),
  }
}

/** Runs these files once, or again after each edit; answers Vitest's exit code. */
export async function runTests(
  paths: string[],
  { options = [] as string[], watch = false, is_deep = false } = {},
): Promise<number> {
  const { files, needs_screens } = findTests(paths)
  const env: NodeJS.ProcessEnv = { ...process.env, ...depthVariables(is_deep), [HAS_PATHS]: 'true' }
  if (is_deep) note(`seed ${env.TEST_SEED}`)
  if (needs_screens) {
    env.CHROMIUM = findChromium(note)
    if (!areScreensBuilt()) await step('screens', () => buildScreens())
  }
  const { code } = await runVitest([...files, ...options], { env, watch })
  return code ?? 1
}
