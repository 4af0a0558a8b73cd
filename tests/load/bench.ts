import { areScreensBuilt, buildScreens } from '../../scripts/build/build-screens.ts'

/** `npm run bench -- NAME`: measures one thing side by side with its reference, in the same run. */
const BENCHES: Record<string, () => Promise<{ run(options: string[]): Promise<boolean> }>> = {
  'digit-bet': () => import('./bets/digit-bet.ts'),
  callbacks: () => import('./callbacks.ts'),
  'two-d': () => import('./two-d.ts'),
  screens: () => import('./screens/screens.ts'),
  overload: () => import('./bets/overload.ts'),
  reports: () => import('./reports/reports.ts'),
  edits: () => import('./edits.ts'),
  growth: () => import('./growth/growth.ts'),
  'sign-in-flood': () => import('./bets/sign-in-flood.ts'),
}

const [name, ...options] = process.argv.slice(2)
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
process.exitCode = (await run(options)) ? 0 : 1
