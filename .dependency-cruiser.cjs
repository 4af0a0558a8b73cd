// The import rules of ARCHITECTURE.md. Each name is a sentence; back-references keep a new module from needing a new rule.
// scripts/checks/import-rules.test.ts plants one forbidden import per rule and sees it caught.

/** The path above a part: of a module, of a thing of the platform, or `platform/` itself, which has parts of its own. */
const OF = '^(?:modules/[^/]+|platform/[^/]+|platform)/'
const CONTRACT = `${OF}contract/`
const SERVER = `${OF}server/|^apps/(?:server|programs)/`
const SCREENS = `${OF}(?:site|console)/|^apps/(?:site|console)/|^ui/`
/** Parts of one thing, not of the platform itself. */
const PARTS = '^(?:modules|platform)/[^/]+/'
const TESTS = '\\.test\\.tsx?$'
const STORIES = '/stories/'
const CONFIG = '\\.config\\.ts$'
/** It builds screens, and runs in Node. */
const BUILD = '^apps/site/build/'
/** Lists, tiles and launch, which the lobby and home share. */
const SHARED_SCREENS = 'catalog/site/shared/'

/** The platform's folders that modules may import, each with those that it may import itself. */
const FOUNDATIONS = {
  ledger: [],
  idempotency: [],
  // Each use case says what happened in it; the outbox knows none of them.
  outbox: [],
  identity: ['ledger', 'outbox'],
  // The staff knows the players; the players know nothing of the staff.
  staff: ['ledger', 'identity'],
  // Each module says what is requested of it; how it is approved, and by whom, is one and the same.
  approval: ['staff'],
  // Every module asks whether it is switched off; the switches ask nobody.
  switch: ['staff'],
  // Each module says what may be set of it; how it is set, and by whom, is one and the same.
  setting: ['staff', 'approval'],
  editing: ['staff'],
  // Each module finds its own things; the search knows what of them its caller may read.
  search: ['staff'],
  // Each partner's module asks what it may credit; what is held stands in one list of the staff.
  'held-credit': ['ledger', 'identity', 'staff', 'approval', 'setting'],
}

const EVERYWHERE = [
  {
    // The build of the sandbox's screens generates the one module that no file holds.
    name: 'imports-resolve',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:symbols$' },
  },
  {
    // Code that is loaded when it is wanted makes no circle at start.
    name: 'no-import-circles',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  },
  {
    name: 'tests-are-not-imported',
    from: { pathNot: ['^tests/', STORIES] },
    to: { path: [TESTS, STORIES] },
  },
  {
    name: 'only-tests-import-the-tests-folder',
    from: { pathNot: [TESTS, '^tests/', STORIES] },
    to: { path: '^tests/' },
  },
  {
    name: 'no-file-without-importer',
    from: { orphan: true, pathNot: [TESTS, '\\.d\\.ts$', '^scripts/', CONFIG] },
    to: {},
  },
  {
    name: 'the-contract-is-pure',
    from: { path: CONTRACT, pathNot: TESTS },
    to: { pathNot: [CONTRACT, '(?:^|/)node_modules/typebox/'] },
  },
]

const LAYERS = [
  {
    name: 'the-platform-imports-nothing-above',
    from: { path: '^platform/server/' },
    to: { path: `^apps/|${PARTS}(?:server|site|console)/` },
  },
  ...Object.entries(FOUNDATIONS).map(([name, below]) => ({
    name: `${name}-imports-nothing-above`,
    from: { path: `^platform/${name}/server/` },
    to: { path: `^apps/|^modules/[^/]+/server/|^platform/(?!(?:${[name, ...below].join('|')})/)[^/]+/server/` },
  })),
  {
    name: 'modules-do-not-import-each-other',
    from: { path: '^modules/(?!catalog/)([^/]+)/(?:server|site|console)/' },
    to: { path: `^modules/(?!$1/|[^/]+/contract/|${SHARED_SCREENS})[^/]+/` },
  },
  {
    name: 'the-catalog-imports-seamless-alone',
    from: { path: '^modules/catalog/(?:server|site|console)/' },
    to: { path: '^modules/(?!catalog/|[^/]+/contract/|seamless/server/)[^/]+/' },
  },
  {
    name: 'nothing-imports-the-apps',
    from: { path: '^(?:modules|platform)/', pathNot: [TESTS, STORIES] },
    to: { path: '^apps/' },
  },
  {
    name: 'only-the-ledger-moves-money',
    from: { pathNot: '^platform/ledger/server/' },
    to: { path: '^platform/ledger/server/(?!index\\.ts$)' },
  },
  {
    name: 'modules-are-imported-by-their-index',
    from: { path: '^(?:modules|platform)/([^/]+)/server/' },
    to: { path: '^(?:modules|platform)/(?!$1/)[^/]+/server/(?!index\\.ts$)' },
  },
  {
    name: 'programs-import-modules-by-their-index',
    from: { pathNot: `${PARTS}server/` },
    to: { path: `${PARTS}server/(?!index\\.ts$)` },
  },
  {
    name: 'the-server-runs-without-dev-packages',
    from: { path: `${CONTRACT}|${SERVER}|^tools/(?:sandbox/src|demo-data)/`, pathNot: TESTS },
    to: { dependencyTypes: ['npm-dev'] },
  },
  {
    // A demo is seeded by the program that brings its database up to date; production loads nothing of the tools.
    name: 'the-product-does-not-import-tools',
    from: { path: '^(?:modules|platform|apps|ui)/', pathNot: [TESTS, STORIES, '^apps/programs/migrate\\.ts$'] },
    to: { path: '^tools/' },
  },
  { name: 'the-server-does-not-import-screens', from: { path: SERVER }, to: { path: SCREENS } },
]

const ON_SCREENS = [
  {
    name: 'screens-do-not-import-the-server',
    from: { path: SCREENS, pathNot: STORIES },
    to: { path: `${SERVER}|^scripts/` },
  },
  {
    name: 'screens-run-in-a-browser',
    from: { path: `${SCREENS}|^tools/sandbox/screens/`, pathNot: [TESTS, STORIES, CONFIG, BUILD] },
    to: { dependencyTypes: ['core'] },
  },
  {
    // Schemas carry their library along; the screens need no more than its types.
    name: 'screens-take-only-types-from-schemas',
    from: { path: SCREENS, pathNot: [TESTS, BUILD, '^ui/'] },
    to: {
      path: CONTRACT,
      pathNot: [
        '^platform/contract/(?:money|problem|language|typed-text)\\.ts$',
        '(?:rules|/two-d/contract/glance)\\.ts$',
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'ui-imports-no-screen',
    from: { path: '^ui/' },
    to: { path: `${OF}(?:site|console)/|^apps/` },
  },
  {
    // The players' site and the staff's console are two programs on two origins; they share ui and the contract.
    name: 'site-and-console-do-not-import-each-other',
    from: { path: '^(?:modules/[^/]+|platform/[^/]+|platform|apps)/(site|console)/', pathNot: CONFIG },
    to: { path: '^(?:modules/[^/]+|platform/[^/]+|platform|apps)/(?!$1/)(?:site|console)/' },
  },
  {
    name: 'features-do-not-import-each-other',
    from: { path: '^(?:modules|platform)/([^/]+)/(?:site|console)/' },
    to: { path: `^(?:modules|platform)/(?!$1/|${SHARED_SCREENS})[^/]+/(?:site|console)/` },
  },
  {
    name: 'features-do-not-import-the-app',
    from: { path: `${OF}(?:site|console)/` },
    to: { path: '^apps/' },
  },
  {
    name: 'the-screens-platform-imports-no-feature',
    from: { path: '^platform/(?:site|console)/' },
    to: { path: `${PARTS}(?:site|console)/` },
  },
  {
    name: 'the-shared-screens-import-no-feature',
    from: { path: `^modules/${SHARED_SCREENS}` },
    to: { path: `${PARTS}(?:site|console)/`, pathNot: `^modules/${SHARED_SCREENS}` },
  },
]

const AROUND = [
  {
    // It knows the specification alone: what it took from us would agree with us, whatever we answer.
    name: 'the-contract-client-imports-nothing-of-ours',
    from: { path: '^tests/contract/', pathNot: TESTS },
    to: { path: '^(?:modules|platform|apps|ui|tools|scripts|tests/(?!contract/))' },
  },
  {
    // Drawing is arithmetic; an artist need not know the platform.
    name: 'art-imports-nothing-else',
    from: { path: '^tools/art/src/', pathNot: TESTS },
    to: { pathNot: '^tools/art/src/' },
  },
  {
    // Pictures are built before anyone asks for them; nobody draws while a player waits. Colours may be shared.
    name: 'only-scripts-draw',
    from: { pathNot: '^(?:tools/art|scripts|tools/sandbox/screens/build)/' },
    to: { path: '^tools/art/src/(?!palettes\\.ts$)' },
  },
  {
    name: 'the-sandbox-imports-nothing-from-the-platform',
    // Its build notes the packages in it as the builds of the platform do.
    from: { path: '^tools/sandbox/', pathNot: CONFIG },
    to: { path: `${SERVER}|${SCREENS}|^(?:apps|scripts|tools/demo-data)/` },
  },
]

const error = (rule) => ({ severity: 'error', ...rule })

module.exports = {
  forbidden: [...EVERYWHERE, ...LAYERS, ...ON_SCREENS, ...AROUND].map(error),
  options: {
    // TypeScript 7 has no JavaScript API; without swc nothing would be read, and nothing found.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^apps/(?:site|console)/dist/', '^tools/sandbox/screens/dist/', '^data/'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
