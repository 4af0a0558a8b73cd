// The walls of ARCHITECTURE.md. Each name is a sentence; back-references keep a new slice from needing a new rule.
// scripts/checks/walls.test.ts plants one forbidden import per rule and sees it caught.

const BELOW_SLICES = 'platform/|ledger/|identity/|staff/|switch/|setting/|held-credit/|editing/|testing/|'
const TESTS = '\\.test\\.tsx?$'
const SCREENS = '^(?:web|ui|console)/'

/** Imports that go nowhere, or where they never may. */
const EVERYWHERE = [
  {
    // The build of the sandbox's screens generates the one module that no file holds.
    name: 'imports-lead-somewhere',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:symbols$' },
  },
  {
    // A type, or code that is loaded when it is wanted, does not make a circle at start.
    name: 'nothing-runs-in-circles',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
  },
  { name: 'tests-are-not-imported', from: { pathNot: '^tests/' }, to: { path: [TESTS, '^tests/'] } },
  {
    name: 'nothing-stands-alone',
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
    name: 'platform-knows-no-business',
    from: { path: '^server/src/platform/' },
    to: { path: '^server/src/(?!platform/|testing/)' },
  },
  {
    name: 'only-the-ledger-moves-money',
    from: { pathNot: '^server/src/ledger/' },
    to: { path: '^server/src/ledger/(?!index\\.ts$)' },
  },
  {
    name: 'the-ledger-stands-on-the-platform-alone',
    from: { path: '^server/src/ledger/' },
    to: { path: '^server/src/(?!platform/|ledger/|testing/)' },
  },
  {
    name: 'identity-stands-below-slices',
    from: { path: '^server/src/identity/' },
    to: { path: '^server/src/(?!platform/|ledger/|testing/|identity/)' },
  },
  {
    // The staff knows the players; the players know nothing of the staff.
    name: 'staff-stands-below-slices',
    from: { path: '^server/src/staff/' },
    to: { path: '^server/src/(?!platform/|ledger/|testing/|identity/|staff/)' },
  },
  {
    // Every slice asks whether it is switched off; the switches ask nobody.
    name: 'switches-stand-below-slices',
    from: { path: '^server/src/switch/' },
    to: { path: '^server/src/(?!platform/|testing/|staff/|switch/)' },
  },
  {
    // Each slice says what may be set of it; how it is set, and by whom, is one and the same.
    name: 'settings-stand-below-slices',
    from: { path: '^server/src/setting/' },
    to: { path: '^server/src/(?!platform/|testing/|staff/|setting/)' },
  },
  {
    // Each partner's slice asks what it may credit; what is held waits for the staff in one list.
    name: 'held-credits-stand-below-slices',
    from: { path: '^server/src/held-credit/' },
    to: { path: '^server/src/(?!platform/|testing/|ledger/|identity/|staff/|setting/|held-credit/)' },
  },
  {
    name: 'slices-are-strangers',
    from: { path: `^server/src/(?!${BELOW_SLICES}catalog/)([^/]+)/` },
    to: { path: `^server/src/(?!${BELOW_SLICES}$1/)[^/]+/` },
  },
  {
    name: 'the-catalog-knows-the-seamless-alone',
    from: { path: '^server/src/catalog/' },
    to: { path: `^server/src/(?!${BELOW_SLICES}catalog/|seamless/)[^/]+/` },
  },
  {
    name: 'modules-are-entered-by-their-index',
    from: { path: '^server/src/([^/]+)/' },
    to: { path: '^server/src/(?!platform/|testing/|$1/)[^/]+/(?!index\\.ts$)' },
  },
  {
    name: 'programs-enter-modules-by-their-index',
    from: { pathNot: '^server/src/[^/]+/' },
    to: { path: '^server/src/(?!platform/|testing/)[^/]+/(?!index\\.ts$)' },
  },
  {
    name: 'modules-do-not-know-the-programs',
    from: { path: '^server/src/(?!testing/)[^/]+/', pathNot: TESTS },
    to: { path: '^server/src/[^/]+\\.ts$' },
  },
  {
    name: 'testing-serves-tests-alone',
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
    from: { path: '^(?:contract|server|web|ui|console)/', pathNot: [TESTS, '^server/src/migrate\\.ts$'] },
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
    name: 'art-stands-alone',
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
    from: { path: '^tools/sandbox/' },
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
    to: { path: '^contract/src/(?!(?:money|problem|language|[a-z-]+-rules)\\.ts$)', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'ui-knows-no-screen',
    from: { path: '^ui/' },
    to: { path: '^(?:web|console)/' },
  },
  {
    // The players' site and the staff's console are two programs on two origins; they share ui and the contract.
    name: 'site-and-console-are-strangers',
    from: { path: '^(web|console)/src/' },
    to: { path: '^(?!$1/)(?:web|console)/' },
  },
  {
    name: 'features-are-strangers',
    from: { path: '^(web|console)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/(?!$2/)[^/]+/' },
  },
  {
    name: 'features-do-not-know-the-app',
    from: { path: '^(web|console)/src/features/' },
    to: { path: '^$1/src/app/' },
  },
  {
    name: 'the-screens-platform-knows-no-feature',
    from: { path: '^(web|console)/src/platform/' },
    to: { path: '^$1/src/(?:app|features|catalog)/' },
  },
  {
    // Lists, tiles and launch, which the lobby and the games page share.
    name: 'the-screens-catalog-knows-no-feature',
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
