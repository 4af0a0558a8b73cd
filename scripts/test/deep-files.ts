/**
 * Test files that `npm test` leaves to `--deep` (docs/decisions/0060). They look at many screens for one property each;
 * none of them guards money, access or silence. A file whose path is given runs all the same.
 */
export const DEEP_FILES = [
  'apps/site/stories/fallback-fonts.test.ts',
  'apps/site/stories/language.test.ts',
  'apps/site/stories/translated.test.ts',
  'modules/catalog/stories/games-page.test.ts',
  'modules/home/stories/lobby-content.test.ts',
  'modules/content/stories/legal-pages.test.ts',
  'tests/e2e/failures/failed-console.test.ts',
  'tests/e2e/failures/failed-overlays.test.ts',
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
