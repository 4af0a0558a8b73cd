import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(
  ['/apps/console/**/*.tsx', '/modules/*/console/**/*.tsx', '/platform/**/console/**/*.tsx'],
  { query: '?raw', import: 'default', eager: true },
)

/** These have their sheet inside the screen, whose boundary stands around both. */
const INSIDE = [
  '/modules/cashier/console/review/detail/receipt.tsx',
  '/modules/report/console/day-close/closing-statements.tsx',
]
/** The frame of sheets with a form, each of which is an overlay. */
const FRAME = '/platform/console/form/form-sheet.tsx'

test('every sheet of the console fails alone', () => {
  const sheets = Object.entries(sources).filter(([, text]) => /<(?:Form)?Sheet\b/.test(text))
  expect(sheets.length).toBeGreaterThan(15)

  const bare = sheets.filter(([file, text]) => !text.includes('= asOverlay(') && file !== FRAME)
  expect(bare.map(([file]) => file).sort()).toEqual(INSIDE)
})
