// The import rules of ARCHITECTURE.md. Each name is a sentence; back-references keep a new module from needing a new rule.
// scripts/checks/import-rules.test.ts plants one forbidden import per rule and sees it caught.

const SHARED_MODULES =
  'platform/|ledger/|idempotency/|identity/|staff/|approval/|switch/|setting/|held-credit/|editing/|testing/|'
/** Programs and what puts modules together: no module. */
const PROGRAMS = 'programs/|composition/|whole-app/'
const TESTS = '\\.test\\.tsx?$'
const SCREENS = '^(?:web|ui|console)/'

/** Imports that go nowhere, or where they never may. */
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
  { name: 'tests-are-not-imported', from: { pathNot: '^tests/' }, to: { path: [TESTS, '^tests/'] } },
  {
    name: 'no-file-without-importer',
    from: { orphan: true, pathNot: [TESTS, '\\.d\\.ts$', '^scripts/', '\\.config\\.ts$'] },
    to: {},
  },
]

const CONTRACT = [
  {
    name: 'the-contract-is-pure',
    from: { path: '^contract/src/', pathNot: TESTS },
    to: { pathNot: ['^contract/src/', '(?:^|/)node_modules/typebox/'] },
  },
]

const SERVER = [
  {
    name: 'the-platform-imports-no-module',
    from: { path: '^server/src/platform/' },
    to: { path: '^server/src/(?!platform/|testing/)' },
  },
  {
    name: 'only-the-ledger-moves-money',
    from: { pathNot: '^server/src/ledger/' },
    to: { path: '^server/src/ledger/(?!index\\.ts$)' },
  },
  {
    name: 'the-ledger-imports-the-platform-alone',
    from: { path: '^server/src/ledger/' },
    to: { path: '^server/src/(?!platform/|ledger/|testing/)' },
  },
  {
    name: 'identity-imports-no-module-above',
    from: { path: '^server/src/identity/' },
    to: { path: '^server/src/(?!platform/|ledger/|testing/|identity/)' },
  },
  {
    // The staff knows the players; the players know nothing of the staff.
    name: 'staff-imports-no-module-above',
    from: { path: '^server/src/staff/' },
    to: { path: '^server/src/(?!platform/|ledger/|testing/|identity/|staff/)' },
  },
  {
    // Each slice says what is requested of it; how it is approved, and by whom, is one and the same.
    name: 'approvals-import-no-module-above',
    from: { path: '^server/src/approval/' },
    to: { path: '^server/src/(?!platform/|testing/|staff/|approval/)' },
  },
  {
    // Every slice asks whether it is switched off; the switches ask nobody.
    name: 'switches-import-no-module-above',
    from: { path: '^server/src/switch/' },
    to: { path: '^server/src/(?!platform/|testing/|staff/|switch/)' },
  },
  {
    // Each slice says what may be set of it; how it is set, and by whom, is one and the same.
    name: 'settings-import-no-module-above',
    from: { path: '^server/src/setting/' },
    to: { path: '^server/src/(?!platform/|testing/|staff/|approval/|setting/)' },
  },
  {
    // Each partner's slice asks what it may credit; what is held waits for the staff in one list.
    name: 'held-credits-import-no-module-above',
    from: { path: '^server/src/held-credit/' },
    to: { path: '^server/src/(?!platform/|testing/|ledger/|identity/|staff/|approval/|setting/|held-credit/)' },
  },
  {
    name: 'modules-do-not-import-each-other',
    from: { path: `^server/src/(?!${SHARED_MODULES}${PROGRAMS}|catalog/)([^/]+)/` },
    to: { path: `^server/src/(?!${SHARED_MODULES}${PROGRAMS}|$1/)[^/]+/` },
  },
  {
    name: 'the-catalog-imports-seamless-alone',
    from: { path: '^server/src/catalog/' },
    to: { path: `^server/src/(?!${SHARED_MODULES}${PROGRAMS}|catalog/|seamless/)[^/]+/` },
  },
  {
    name: 'modules-are-imported-by-their-index',
    from: { path: `^server/src/(?!${PROGRAMS})([^/]+)/` },
    to: { path: `^server/src/(?!platform/|testing/|${PROGRAMS}|$1/)[^/]+/(?!index\\.ts$)` },
  },
  {
    name: 'programs-import-modules-by-their-index',
    from: { path: `^(?!server/src/)|^server/src/(?:${PROGRAMS})` },
    to: { path: `^server/src/(?!platform/|testing/|${PROGRAMS})[^/]+/(?!index\\.ts$)` },
  },
  {
    name: 'modules-do-not-import-programs',
    from: { path: `^server/src/(?!testing/|${PROGRAMS})[^/]+/`, pathNot: TESTS },
    to: { path: `^server/src/(?:${PROGRAMS})` },
  },
  {
    name: 'only-tests-import-testing',
    from: { pathNot: [TESTS, '^server/src/testing/', '^tests/'] },
    to: { path: '^server/src/testing/' },
  },
  {
    name: 'the-server-runs-without-dev-packages',
    from: {
      path: '^(?:(?:server|contract|tools/sandbox)/src|tools/demo-data)/',
      pathNot: [TESTS, '^server/src/testing/'],
    },
    to: { dependencyTypes: ['npm-dev'] },
  },
  {
    // A demo is seeded by the program that brings its database up to date; production loads nothing of the tools.
    name: 'the-product-does-not-import-tools',
    from: { path: '^(?:contract|server|web|ui|console)/', pathNot: [TESTS, '^server/src/programs/migrate\\.ts$'] },
    to: { path: '^tools/' },
  },
  { name: 'the-server-does-not-import-screens', from: { path: '^server/' }, to: { path: SCREENS } },
]

const AROUND = [
  {
    // It knows the specification alone: what it took from us would agree with us, whatever we answer.
    name: 'the-contract-client-imports-nothing-of-ours',
    from: { path: '^tests/contract/', pathNot: TESTS },
    to: { path: '^(?:contract|server|web|ui|console|tools|scripts|tests/(?!contract/))' },
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
    from: { path: '^tools/sandbox/', pathNot: '\\.config\\.ts$' },
    to: { path: '^(?:server|web|ui|console|scripts|tools/demo-data)/' },
  },
  {
    name: 'screens-do-not-import-the-server',
    from: { path: SCREENS },
    to: { path: '^(?:server|scripts)/' },
  },
  {
    name: 'screens-run-in-a-browser',
    from: { path: '^(?:(?:web|ui|console)/src|tools/sandbox/screens)/', pathNot: [TESTS, '\\.config\\.ts$'] },
    to: { dependencyTypes: ['core'] },
  },
  {
    // Schemas carry their library along; the screens need no more than its types.
    name: 'screens-take-only-types-from-schemas',
    from: { path: '^(?:web|ui|console)/src/', pathNot: TESTS },
    to: {
      path: '^contract/src/',
      pathNot: ['/shared/(?:money|problem|language|typed-text)\\.ts$', '(?:rules|/two-d/glance)\\.ts$'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'ui-imports-no-screen',
    from: { path: '^ui/' },
    to: { path: '^(?:web|console)/' },
  },
  {
    // The players' site and the staff's console are two programs on two origins; they share ui and the contract.
    name: 'site-and-console-do-not-import-each-other',
    from: { path: '^(web|console)/src/' },
    to: { path: '^(?!$1/)(?:web|console)/' },
  },
  {
    name: 'features-do-not-import-each-other',
    from: { path: '^(web|console)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/(?!$2/)[^/]+/' },
  },
  {
    name: 'features-do-not-import-the-app',
    from: { path: '^(web|console)/src/features/' },
    to: { path: '^$1/src/app/' },
  },
  {
    name: 'the-screens-platform-imports-no-feature',
    from: { path: '^(web|console)/src/platform/' },
    to: { path: '^$1/src/(?:app|features|catalog)/' },
  },
  {
    // Lists, tiles and launch, which the lobby and the games page share.
    name: 'the-screens-catalog-imports-no-feature',
    from: { path: '^web/src/catalog/' },
    to: { path: '^web/src/(?:app|features)/' },
  },
]

const error = (rule) => ({ severity: 'error', ...rule })

module.exports = {
  forbidden: [...EVERYWHERE, ...CONTRACT, ...SERVER, ...AROUND].map(error),
  options: {
    // TypeScript 7 has no JavaScript API; without swc nothing would be read, and nothing found.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^web/dist/', '^console/dist/', '^tools/sandbox/screens/dist/', '^data/'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
