/**
 * The compressed bytes of the screens, read from the build and compared with their budgets.
 * `npm run bench -- screens` measures the same in a browser, and what takes time besides.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LANGUAGES } from '#platform/contract/language.ts'
import { ROOT } from '../program.ts'

/** Scripts of the first route: with React's 58 kB they decide when home answers on a slow line. */
const FIRST_ROUTE_BYTES = 93_642
/** Any further screen, with its styles and the words of its feature, over what home and the table have brought. */
const FURTHER_BYTES = 16_600
/**
 * Digit Bet stops its countdown without a line and on a break. The dial and its rim, the chips of the stake, Repeat and the
 * run of automatic rolls are 1.8 kB of it; the sheet of the run, the road and the effects follow. The button of the search
 * in the bar is 250 bytes of every visit.
 */
const DIGIT_BET_BYTES = 99_450
/** The same of a visit that comes from home: styles as well. */
const DIGIT_BET_SCREEN_BYTES = 17_100
/**
 * A visit that begins with the numbers of 2D brings what knows which draw they were chosen for, and the table of its
 * screens: the statistics and the words of Again are 200 bytes of it. What notes how numbers came, and the words of groups,
 * are 300 more.
 */
const TWO_D_BYTES = 99_250
/**
 * The lists of games follow home's own first screen, and with it the places of its rails (700 bytes) and of wins (250).
 * Each tile has a heart, whose code follows later (200), the bar the button of the search (500), and the menu four words
 * for light and dark (90).
 */
const PROVIDER_BYTES = 96_700
/** A deposit brings the words of the whole cashier. As above, 250 bytes are the search, and 90 the words for light and dark. */
const WALLET_BYTES = 96_400
/**
 * The page that confirms a slip finds the one that was repeated; its words for that come with the press of Again. Groups with
 * a field of their own, and what brings numbers back, are 1.4 kB.
 */
const CONFIRM_BYTES = 18_650
/** Each slip has the button of Again: 350 bytes; the code of the press follows it. */
const SLIPS_BYTES = 16_750
/**
 * The tables that name every other screen and its chunks, one file per feature; they load after the first screen. The
 * statement and the page of messages are 150 bytes.
 */
const TABLE_BYTES = 9_650
/** The first thing most guests press. */
const LOGIN_BYTES = 6_400

const ENTRY = 'apps/site/entry-client.tsx'
const HOME = [ENTRY, 'modules/home/site/home-screen.tsx']
/** Catalogs that home shows, and so brings. */
const HOME_TEXTS = ['apps/site', 'modules/home/site', 'catalog']
const LOGIN = 'platform/identity/site/login-sheet.tsx'
const TABLE = 'apps/site/routes.ts'
const DIGIT_BET_SCREEN = 'modules/digit-bet/site/digit-bet-screen.tsx'
const CONFIRM = 'modules/two-d/site/confirm/confirm-screen.tsx'
const SLIPS = ['morning', 'evening'].map((half) => `modules/two-d/site/slips/${half}-screen.tsx`)

const DIGIT_BET = 'a first visit to digit bet'
const TWO_D = 'a first visit to 2D bet'
const PROVIDER = "a first visit to a provider's games"
const WALLET = 'a first visit to the wallet'

/** Screens on which a visit may begin: a bookmark, a reload, a link from a friend. */
const FIRST_VISITS: Record<string, readonly string[]> = {
  [PROVIDER]: [...HOME, 'modules/home/site/games/home-games.tsx', 'modules/catalog/site/shared/texts.ts'],
  [DIGIT_BET]: ofMember('digit-bet', 'digit-bet-screen.tsx'),
  [TWO_D]: ofMember('two-d', 'bet/bet-screen.tsx'),
  [WALLET]: ofMember('cashier', 'transfer-screen.tsx', 'deposit/deposit-form.tsx'),
}

/** The frame, the feature's own table, and what stands there. */
function ofMember(feature: string, ...sources: string[]): string[] {
  const folder = `modules/${feature}/site`
  return [
    ENTRY,
    'apps/site/frame/member-frame.tsx',
    `${folder}/routes.ts`,
    ...sources.map((source) => `${folder}/${source}`),
  ]
}

const FIRST = 'the first route'
const BUDGETS: Record<string, number> = {
  [FIRST]: FIRST_ROUTE_BYTES,
  [PROVIDER]: PROVIDER_BYTES,
  [DIGIT_BET]: DIGIT_BET_BYTES,
  [TWO_D]: TWO_D_BYTES,
  [WALLET]: WALLET_BYTES,
  [TABLE]: TABLE_BYTES,
  [CONFIRM]: CONFIRM_BYTES,
  [DIGIT_BET_SCREEN]: DIGIT_BET_SCREEN_BYTES,
  ...Object.fromEntries(SLIPS.map((source) => [source, SLIPS_BYTES])),
  [LOGIN]: LOGIN_BYTES,
}

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>

export interface Weight {
  name: string
  bytes: number
  budget: number
}

const SCREEN = /-screen\.tsx$/

/** The heaviest language of each screen counts. */
export function weighScreens(client_dir: string): Weight[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(client_dir, '.vite/manifest.json'), 'utf8'))
  const screens = Object.keys(manifest).filter((key) => SCREEN.test(key))
  const further = [...screens.filter((source) => !HOME.includes(source)), LOGIN]
  const byLanguage = LANGUAGES.map((language) => {
    const textsOf = (folders: string[]) => folders.map((folder) => `${folder}/texts/${language}.ts`)
    const home = filesOf(manifest, [...HOME, ...textsOf(HOME_TEXTS)])
    const weigh = (files: string[]) => files.reduce((sum, file) => sum + travelled(join(client_dir, file)), 0)
    const scripts = (files: Set<string>) => weigh([...files].filter((file) => file.endsWith('.js')))
    const visits = Object.values(FIRST_VISITS).map((sources) =>
      scripts(filesOf(manifest, [...sources, ...textsOf(sources.flatMap(foldersAbove))])),
    )
    const table = [...filesOf(manifest, [TABLE])].filter((file) => !home.has(file))
    const brought = new Set([...home, ...table])
    const rest = further.map((source) => {
      const needed = filesOf(manifest, [source, ...textsOf(foldersAbove(source))])
      return weigh([...needed].filter((file) => !brought.has(file)))
    })
    return [scripts(home), ...visits, weigh(table), ...rest]
  })
  const names = [FIRST, ...Object.keys(FIRST_VISITS), TABLE, ...further]
  return names.map((name, place) => ({
    name,
    bytes: Math.max(...byLanguage.map((weights) => weights[place] ?? 0)),
    budget: BUDGETS[name] ?? FURTHER_BYTES,
  }))
}

/** A screen shows the catalogs of its own folder and of the folders around it. */
function foldersAbove(source: string): string[] {
  const folder = dirname(source)
  if (folder === '.') return []
  // Other modules show the parts of a `shared` folder, so it has its own catalog and needs none from above.
  return folder.endsWith('/shared') ? [folder] : [folder, ...foldersAbove(folder)]
}

/** The scripts and styles of these sources and of all that they import. A catalog that is not there is left out. */
function filesOf(manifest: Manifest, sources: string[]): Set<string> {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of sources) visit(source)
  return files
}

/** Packed where the build has packed it. */
function travelled(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** @throws Error that names every screen over its budget. */
export async function checkScreenBudgets(client_dir = join(ROOT, 'apps/site/dist/client')): Promise<void> {
  const weights = weighScreens(client_dir)
  if ((weights[0]?.bytes ?? 0) === 0) throw new Error('the build has no first route')
  const over = weights.filter(({ bytes, budget }) => bytes > budget)
  if (over.length === 0) return
  throw new Error(
    over.map(({ name, bytes, budget }) => `${name}: ${kB(bytes)}, its budget is ${kB(budget)}`).join('\n'),
  )
}
