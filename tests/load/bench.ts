import { areScreensBuilt, buildScreens } from '#scripts/build/build-screens.ts'
import { IS_SHORT, type Verdict } from './short-run.ts'

/**
 * `npm run bench -- NAME`: measures one thing side by side with its reference, in the same run. `--short`: shows within about
 * a minute that the bench works, and measures nothing.
 */
const BENCHES: Record<string, () => Promise<{ run(options: string[]): Promise<Verdict> }>> = {
  'digit-bet': () => import('./bets/digit-bet.ts'),
  callbacks: () => import('./callbacks.ts'),
  'two-d': () => import('./two-d.ts'),
  screens: () => import('./screens/screens.ts'),
  overload: () => import('./bets/overload.ts'),
  reports: () => import('./reports/reports.ts'),
  edits: () => import('./edits.ts'),
  growth: () => import('./growth/growth.ts'),
  compare: () => import('./compare/compare.ts'),
  'sign-in-flood': () => import('./bets/sign-in-flood.ts'),
}

const [name, ...options] = process.argv.slice(2).filter((each) => each !== '--short')
const load = name === undefined ? undefined : BENCHES[name]
if (!load) {
  console.error(`Say which: npm run bench -- ${Object.keys(BENCHES).join(' | ')}`)
  process.exit(2)
}
// A server without screens does not start.
if (!areScreensBuilt()) {
  console.log('Building the screens …')
  await buildScreens()
}
const { run } = await load()
const { is_right, is_fast } = await run(options)
if (IS_SHORT) console.log('A short run: its figures are no measurement, and it has no gates of speed.')
const has_held = is_right && (is_fast || IS_SHORT)
console.log(has_held ? 'Every gate held.' : 'A gate did not hold.')
process.exitCode = has_held ? 0 : 1
