import { fileURLToPath } from 'node:url'

/** The part of the bundler's module graph that is needed here. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; importers: readonly string[] } | null
}

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const ENTRY = folder('../entry-client.tsx')
/** Where most visits begin. */
const HOME = folder('../../../modules/home/site/home-screen.tsx')

/** The package's index leads to these as well, but only lists of queries and of pages need them. */
const NOT_OF_THE_FIRST = /\/(?:useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/

/** Home has the places of its rails at once, and their games late; other screens have neither. */
const RAILS =
  /\/home\/site\/(?:rails\/(?:home-rail|rail-place|see-all)|start\/texts\.|wins\/wins-place)|\/catalog\/site\/shared\/(?:rails|my-games)\/(?:texts\.|rail\.module)/

function reach(id: string, graph: Graph, reached: Set<string>): Set<string> {
  if (reached.has(id) || NOT_OF_THE_FIRST.test(id)) return reached
  reached.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(imported, graph, reached)
  return reached
}

/** Modules of their own by the build (glyph-modules.ts). */
const GLYPHS_OF_MOST = [
  'arrowLeftRegular',
  'arrowsLeftRightBold',
  'checkBold',
  'infoFill',
  'walletFill',
  'warningCircleFill',
  'xBold',
  'checkCircleFill',
].map((name) => `${folder('../../../ui/src/icons.ts')}?${name}`)

/** Most screens need these: apart, each would be packed anew for a few hundred bytes, and named by each of them. */
const OF_MOST = [
  '../../../ui/src/components/display/page-head.tsx',
  '../../../ui/src/components/controls/chip.tsx',
  '../../../ui/src/components/controls/link-row.tsx',
  '../../../ui/src/components/controls/segments.tsx',
  '../../../ui/src/components/controls/tabs.tsx',
  '../../../platform/site/refusals/refusal-text.ts',
  '../../../platform/site/browser/parse-kyat.ts',
  '../../../platform/site/late-part.tsx',
  '../../../platform/site/session/bets-off.ts',
  '../../../platform/site/calls/idempotency-key.ts',
  '../../../platform/site/calls/submit.ts',
].map(folder)

/** The modules that every visit loads: the frame of the page, and the modules of home that other screens use, too. */
function frameOf(graph: Graph): Set<string> {
  const frame = reach(ENTRY, graph, new Set())
  for (const id of [...OF_MOST, ...GLYPHS_OF_MOST]) reach(id, graph, frame)
  const first = reach(HOME, graph, new Set(frame))
  for (const id of first) {
    if (RAILS.test(id)) continue
    const importers = graph.getModuleInfo(id)?.importers ?? []
    if (importers.some((importer) => !first.has(importer) && !importer.includes('/node_modules/')))
      reach(id, graph, frame)
  }
  return frame
}

/**
 * Few chunks on the way to the first screen: each one more costs its name, its imports, and a packing that begins anew.
 * Modules that only the first screen uses stay in its own chunk.
 */
export function chunkGroups() {
  let frame: Set<string> | undefined
  return [
    // React in a chunk of its own survives deploys in the cache.
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
    {
      name(id: string, graph: Graph): string | null {
        frame ??= frameOf(graph)
        return frame.has(id) ? 'frame' : null
      },
    },
    { name: 'rails', test: RAILS },
    // The loader of a feature's texts: the feature's table needs it, and so does each of its screens.
    {
      name(id: string): string | null {
        const feature = /\/([^/]+)\/site\/texts\.ts$/.exec(id)?.[1]
        return feature && feature !== 'home' ? `${feature}-words` : null
      },
    },
    // A note has the clock of what is pending; badges have it too.
    { name: 'note', test: /\/ui\/src\/(?:components\/display\/note\.|icons\.ts\?clockFill$)/ },
    { name: 'sheet', test: /\/ui\/src\/components\/overlays\/(?:sheet|modal|overlay-stack)\./ },
    // A form with a password: the login, the registration and the profile have it in common, and what it is made of with others.
    { name: 'field', test: /\/ui\/src\/components\/controls\/field\./ },
    {
      name: 'form',
      test: /\/identity\/site\/(?:use-form|failure-text|form|enter|login-form)\.|\/ui\/src\/components\/controls\/password-field\./,
    },
    {
      name: 'digit-bet',
      test: /\/digit-bet\/site\/play\/(?:roll\/first-roll|roll\/client-contribution|queries)\.|\/digit-bet\/contract\/rules\./,
    },
    // A few lines each, which most screens of 2D have in common.
    {
      name: 'two-d',
      test: /\/two-d\/site\/(?:session|time\/(?:cutoff-time|toast-time)|parts\/(?:figures|number-tile))\.|\/two-d\/contract\/session-rules\./,
    },
    {
      name: 'cashier',
      test: /\/cashier\/site\/(?:parts\/(?:account-number|amount-fault|amount-field|closed|mark|pick|step-label)|cashier\.module|queries|use-request)\./,
    },
    // Lists of games and the rails of home have them in common: apart, they would be six chunks of a few hundred bytes. Last, so that it takes nothing that other screens need.
    {
      name: 'games',
      test: /\/catalog\/site\/shared\/(?:games\/(?:game-|hot-|break-|thumbnail-)|launch\/(?:launch|use-launch|game-window)|my-games\/heart\.ts)/,
    },
  ]
}
