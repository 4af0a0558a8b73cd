/**
 * Test files that `npm test` leaves to `--deep` (docs/decisions/0060). They look at many screens for one property each, or
 * at screens that only show; none of them guards money, access or silence. A file whose path is given runs all the same.
 */
export const DEEP_FILES = [
  'apps/console/stories/print.test.ts',
  'apps/site/stories/back.test.ts',
  'apps/site/stories/fallback-fonts.test.ts',
  'apps/site/stories/installed.test.ts',
  'apps/site/stories/language.test.ts',
  'apps/site/stories/low-phone.test.ts',
  'apps/site/stories/night.test.ts',
  'apps/site/stories/search.test.ts',
  'apps/site/stories/translated.test.ts',
  'modules/cashier/stories/console-request-links.test.ts',
  'modules/catalog/stories/favourites.test.ts',
  'modules/catalog/stories/game-logs.test.ts',
  'modules/catalog/stories/games-page.test.ts',
  'modules/catalog/stories/lists.test.ts',
  'modules/content/stories/legal-pages.test.ts',
  'modules/digit-bet/stories/dial.test.ts',
  'modules/home/stories/first-visit.test.ts',
  'modules/home/stories/lobby-content.test.ts',
  'modules/home/stories/lobby.test.ts',
  'modules/home/stories/rails.test.ts',
  'modules/home/stories/wins.test.ts',
  'modules/player-admin/stories/console-player-page.test.ts',
  'modules/report/stories/console-drill-down.test.ts',
  'modules/two-d/stories/day-line.test.ts',
  'modules/two-d/stories/grid-keys.test.ts',
  'modules/two-d/stories/rules-and-odds.test.ts',
  'modules/two-d/stories/statistics.test.ts',
  'modules/two-d/stories/two-d-live.test.ts',
  'platform/search/stories/console-search.test.ts',
  'tests/e2e/failures/failed-console.test.ts',
  'tests/e2e/failures/failed-overlays.test.ts',
  'tests/e2e/failures/failed-parts.test.ts',
  'tests/e2e/failures/failed-screens.test.ts',
  'tests/e2e/foreign/foreign-answers.test.ts',
  'tests/e2e/foreign/foreign-forms.test.ts',
  'tests/e2e/foreign/foreign-lists.test.ts',
  'tests/e2e/states/every-cashier-state.test.ts',
  'tests/e2e/states/every-lobby-state.test.ts',
  'tests/e2e/states/every-state.test.ts',
  'tests/e2e/states/every-two-d-state.test.ts',
  'tests/e2e/states/large-letters.test.ts',
]
/** `npm run browsers` gives its path. */
const IN_EVERY_BROWSER = 'tests/e2e/browsers/'

/** Tells `vitest.config.ts` that paths are given. */
export const HAS_PATHS = 'TEST_HAS_PATHS'

export const isDeepFile = (file: string) => DEEP_FILES.includes(file) || file.startsWith(IN_EVERY_BROWSER)
